declare module '@generated/lazy-strings/default/*.json' {
  const strings: Readonly<Record<string, string>>;
  export default strings;
}
