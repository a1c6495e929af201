import React, {type ReactNode} from 'react';
import Axes from './axes.svg';
import styles from './styles.module.css';
import Tap from './tap.svg';
import Target from './target.svg';
import Terminals from './terminals.svg';

/** The drawings. Texts in them are symbols and numbers, the same in both languages. */
const DRAWINGS = {axes: Axes, tap: Tap, target: Target, terminals: Terminals};

/** Draws what a technician does at a step of the field card, in the color of the text. `alt` describes the drawing. */
export default function FieldDrawing({name, alt}: {name: keyof typeof DRAWINGS; alt: string}): ReactNode {
  const Drawing = DRAWINGS[name];
  return <Drawing className={styles.drawing} role="img" aria-label={alt} />;
}
