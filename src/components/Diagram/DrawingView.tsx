import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import type {Diagram, Layout} from './define';
import type {Drawing, Halo, Shape} from './shapes';
import styles from './styles.module.css';
import {FACES} from './text';

const HALOS: Readonly<Record<Halo, string | undefined>> = {
  none: undefined,
  surface: styles.haloOnSurface,
  panel: styles.haloOnPanel,
};

function ShapeView({shape}: {shape: Shape}): ReactNode {
  switch (shape.kind) {
    case 'path':
      return <path className={styles[shape.look]} d={shape.d} transform={shape.transform} />;
    case 'rect': {
      const {look, x, y, width, height, radius, transform} = shape;
      return <rect className={styles[look]} {...{x, y, width, height, transform}} rx={radius} />;
    }
    case 'circle':
      return <circle className={styles[shape.look]} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'text': {
      const {lines, x, y, face, tone, anchor, halo} = shape;
      return (
        <text className={clsx(styles[face], styles[tone], styles[anchor], HALOS[halo])} x={x} y={y}>
          {lines.map((line, index) => (
            <tspan key={index} x={x} dy={index === 0 ? undefined : FACES[face].leading}>
              {line}
            </tspan>
          ))}
        </text>
      );
    }
  }
}

function Svg({drawing, layout}: {drawing: Drawing; layout: Layout}): ReactNode {
  const {width, height, shapes} = drawing;
  return (
    // Width and height give the place its proportions before any style is there.
    <svg
      className={clsx(styles.svg, styles[layout])}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true">
      {shapes.map((shape, index) => (
        <ShapeView key={index} shape={shape} />
      ))}
    </svg>
  );
}

/** Both arrangements of a diagram as one picture with one name; the width of the container decides which one shows. */
export default function DrawingView({diagram, alt}: {diagram: Diagram; alt: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const locale = i18n.currentLocale as Locale;
  return (
    <div className={styles.drawing} role="img" aria-label={alt}>
      <Svg drawing={diagram.draw('wide', locale)} layout="wide" />
      <Svg drawing={diagram.draw('narrow', locale)} layout="narrow" />
    </div>
  );
}
