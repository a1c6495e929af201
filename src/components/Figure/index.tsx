import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import illustrations from '../../data/illustrations.json';
import styles from './styles.module.css';

type IllustrationName = keyof typeof illustrations;

interface Size {
  /** Width in CSS pixels at which the picture was drawn. */
  width: number;
  height: number;
  /** Widths of the available files in pixels, ascending. */
  files: number[];
}

interface FigureProps {
  /** Name of an illustration; every illustration exists in every language and color mode. */
  name: IllustrationName;
  alt: string;
  /** Text below the picture; the word "illustration" is added by the component. */
  caption?: ReactNode;
  sizes?: string;
  className?: string;
}

type VariantProps = Required<Pick<FigureProps, 'name' | 'alt' | 'sizes'>> & {mode: 'light' | 'dark'};

function Variant({name, mode, alt, sizes}: VariantProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {width, height, files} = illustrations[name] as Size;
  const base = useBaseUrl(`/img/illustrations/${name}.${i18n.currentLocale}.${mode}`);
  const file = (fileWidth: number) => `${base}.${fileWidth}.avif`;
  return (
    <img
      className={styles[mode]}
      src={file(files.at(-1) ?? width)}
      srcSet={files.map((fileWidth) => `${file(fileWidth)} ${fileWidth}w`).join(', ')}
      sizes={sizes}
      // With srcset `naturalWidth` is the layout width, so zooming needs the largest file explicitly.
      data-zoom-src={file(files.at(-1) ?? width)}
      width={width}
      height={height}
      alt={alt}
      // Hidden lazy images are not fetched: only the current color mode costs bytes.
      loading="lazy"
      decoding="async"
    />
  );
}

/** Default `sizes`: `wide` for pictures as wide as the text, `upright` for portrait pictures (styles.module.css). */
const SIZES = {wide: '(min-width: 997px) 720px, 100vw', upright: '(min-width: 352px) 320px, 100vw'} as const;

/**
 * An illustration with its caption. The HTML holds a picture for each color mode, so that CSS shows the right picture
 * from the first paint. Upright pictures already include the outline of a phone, so they get no border.
 */
export default function Figure({name, alt, caption, sizes, className}: FigureProps): ReactNode {
  const {width, height} = illustrations[name] as Size;
  const upright = height > width;
  const shared = {name, alt, sizes: sizes ?? (upright ? SIZES.upright : SIZES.wide)};
  return (
    <figure className={clsx(styles.figure, upright && styles.upright, className)}>
      <Variant {...shared} mode="light" />
      <Variant {...shared} mode="dark" />
      <figcaption>
        {caption} <Translate id="site.figure.illustration">(illustration)</Translate>
      </figcaption>
    </figure>
  );
}
