// Differs from stock: nothing. scripts/build/structuredData.ts writes what search engines read into the finished pages.
import type {ReactNode} from 'react';

export default function StructuredData(): ReactNode {
  return null;
}
