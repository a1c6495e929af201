import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {GLOSSARY, type GlossaryTerm} from '../../data/glossary';
import {typography} from '../../lib/typography';
import controls from '../controls.module.css';
import {letterGroups} from './groups';
import styles from './styles.module.css';

function Entry({entry, locale}: {entry: GlossaryTerm; locale: Locale}): ReactNode {
  const other = locale === 'cs' ? 'en' : 'cs';
  const term = entry.term[locale];
  const synonyms = entry.synonyms?.[locale] ?? [];
  return (
    <div className={styles.entry} id={entry.id}>
      <dt className={styles.names}>
        <dfn className={styles.name}>{term}</dfn>{' '}
        <span className={styles.other} lang={other}>
          {entry.term[other]}
        </span>
        <a
          className={controls.anchor}
          data-search="off"
          href={`#${entry.id}`}
          aria-label={translate({id: 'site.glossary.anchor', message: 'Direct link to {term}'}, {term})}>
          #
        </a>
      </dt>
      <dd className={styles.text}>
        {typography(entry.definition[locale], locale)}
        {entry.note && <span className={styles.note}> {typography(entry.note[locale], locale)}</span>}
        {synonyms.length > 0 && (
          <span className={styles.note}>
            {' '}
            <Translate id="site.glossary.synonyms" values={{names: synonyms.join(', ')}}>
              {'Also: {names}.'}
            </Translate>
          </span>
        )}{' '}
        {entry.doc && (
          <Link
            className={styles.doc}
            to={`/docs/${entry.doc}`}
            aria-label={translate({id: 'site.glossary.docLabel', message: 'More in the manual: {term}'}, {term})}>
            <Translate id="site.glossary.doc">More in the manual</Translate>
          </Link>
        )}
      </dd>
    </div>
  );
}

/** Renders the glossary in the language of the page, grouped by first letter. */
export default function Glossary(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const {collectAnchor} = useBrokenLinks();
  const groups = letterGroups(GLOSSARY, locale);
  GLOSSARY.forEach((term) => collectAnchor(term.id));
  groups.forEach((group) => collectAnchor(group.id));
  return (
    <>
      <nav className={styles.letters} aria-label={translate({id: 'site.glossary.letters', message: 'Letters'})}>
        {groups.map(({id, letter}) => (
          <a key={id} href={`#${id}`}>
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({id: groupId, letter, terms}) => (
        <section key={groupId} aria-labelledby={groupId}>
          <Heading as="h2" id={groupId} className={styles.heading}>
            {letter}
          </Heading>
          <dl className={styles.list}>
            {terms.map((term) => (
              <Entry key={term.id} entry={term} locale={locale} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
