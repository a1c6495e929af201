/** Returns the text with Unix line ends (LF). Rules about texts then need not know those of Windows editors (CRLF). */
export const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');
