/** Returns the text with the line ends of Unix. Editors on Windows write others, which no rule about a text means. */
export const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');
