import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Arrow from one point to another with its head at the end, as SVG path data. Only for arrows along an axis. */
function arrow([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): string {
  const [dx, dy] = [Math.sign(toX - x) * 5, Math.sign(toY - y) * 5];
  const wings = [
    [toX - dx - dy, toY - dy - dx],
    [toX - dx + dy, toY - dy + dx],
  ];
  return `M${x} ${y}L${toX} ${toY}${wings.map(([wingX, wingY]) => `M${wingX} ${wingY}L${toX} ${toY}`).join('')}`;
}

/** The drawings, 120 × 80 units each. Texts in them are symbols and numbers, the same in both languages. */
const DRAWINGS = {
  axes: (
    <>
      <path d="M28 40h56v24H28z" />
      <path d={arrow([56, 52], [56, 8]) + arrow([56, 52], [112, 52])} />
      <circle cx="56" cy="52" r="5" />
      <circle cx="56" cy="52" r="1" />
      <text x="62" y="14">
        Z +1 g
      </text>
      <text x="90" y="46">
        X 0
      </text>
      <text x="32" y="60">
        Y 0
      </text>
    </>
  ),
  tap: (
    <>
      <path d="M4 68h112M14 46h28v22H14z" />
      <path d={arrow([58, 34], [58, 66])} />
      <path d="M70 32h6l3-24 5 44 5-36 5 26 5-16 5 8 4-2h8" />
    </>
  ),
  target: (
    <>
      <path d="M4 30h28v20H4zM108 8v54M96 20v40h12V20z" />
      <path d={arrow([32, 40], [96, 40])} strokeDasharray="5 3" />
      <text x="64" y="76">
        ≥ 20 mm
      </text>
    </>
  ),
  terminals: (
    <>
      <path d="M10 24h100M10 60h100M10 24v8M10 52v8M110 24v8M110 52v8M6 32h8v20H6zM106 32h8v20h-8z" />
      <path d="M60 24v1M60 59v1" />
      <circle cx="60" cy="42" r="17" />
      <text x="47" y="46">
        60 Ω
      </text>
      <text x="18" y="46">
        120
      </text>
      <text x="82" y="46">
        120
      </text>
      <text x="56" y="18">
        A
      </text>
      <text x="56" y="74">
        B
      </text>
    </>
  ),
} as const;

interface FieldDrawingProps {
  name: keyof typeof DRAWINGS;
  /** Describes the drawing for readers who cannot see it. */
  alt: string;
}

/**
 * Draws what a technician does at a step of the field card, in the color of the text.
 * @throws for an unknown name
 */
export default function FieldDrawing({name, alt}: FieldDrawingProps): ReactNode {
  if (!Object.hasOwn(DRAWINGS, name)) {
    throw new Error(`<FieldDrawing>: there is no drawing "${name}". Use one of: ${Object.keys(DRAWINGS).join(', ')}.`);
  }
  return (
    <svg className={styles.drawing} viewBox="0 0 120 80" role="img" aria-label={alt}>
      {DRAWINGS[name]}
    </svg>
  );
}
