// Own: does nothing. The stock one brings languages for a highlighter in the browser; the build colours code here.
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
