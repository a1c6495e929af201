// Wraps stock: with reduced motion it jumps; the stock one always scrolls in steps.
import {prefersReducedMotion} from '@docusaurus/theme-common';
import StockBackToTopButton from '@theme-init/BackToTopButton';
import React, {type ReactNode} from 'react';

export default function BackToTopButton(): ReactNode {
  return (
    <div
      onClickCapture={(event) => {
        if (prefersReducedMotion()) {
          event.stopPropagation();
          window.scrollTo(0, 0);
        }
      }}>
      <StockBackToTopButton />
    </div>
  );
}
