// Differs from stock: nothing. The stock data of the list repeat those of the posts, with addresses that lead on.
import type {ReactNode} from 'react';

export default function StructuredData(): ReactNode {
  return null;
}
