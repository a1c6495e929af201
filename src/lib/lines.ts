/** Returns the text with Unix line ends (LF) and no byte order mark: rules need not know what Windows editors write. */
export const unixLines = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
