// In place of `prism-react-renderer`: the build colours code (src/remark/code-blocks), but a module of the stock theme
// that every page loads hands the highlighter on.
export const Prism = {};
