// Replaces stock: the row under the title says when the page was changed, so the foot of the page need not.
export default function LastUpdated(): null {
  return null;
}
