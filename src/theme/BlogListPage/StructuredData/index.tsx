// Differs from stock: renders nothing. The stock data repeat those of the posts, with addresses that redirect.
import type {ReactNode} from 'react';

export default function StructuredData(): ReactNode {
  return null;
}
