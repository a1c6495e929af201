import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import React, {useMemo, type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {GLOSSARY, type GlossaryTerm} from '../../data/glossary';
import {typography} from '../../lib/typography';
import controls from '../controls.module.css';
import {Filter, useFilter} from '../Filter';
import {letterGroups, matches} from './groups';
import styles from './styles.module.css';

function Entry({entry, locale, hidden}: {entry: GlossaryTerm; locale: Locale; hidden: boolean}): ReactNode {
  const other = locale === 'cs' ? 'en' : 'cs';
  const term = entry.term[locale];
  const synonyms = entry.synonyms?.[locale] ?? [];
  return (
    <div className={styles.entry} id={entry.id} hidden={hidden}>
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

/** Renders the glossary in the language of the page, grouped by first letter, with a filter. */
export default function Glossary(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const {selectMessage} = usePluralForm();
  const {collectAnchor} = useBrokenLinks();
  const [query, setQuery] = useFilter();
  const groups = useMemo(() => letterGroups(GLOSSARY, locale), [locale]);
  const shown = useMemo(
    () => new Set<GlossaryTerm>(GLOSSARY.filter((term) => matches(term, query, locale))),
    [query, locale],
  );
  GLOSSARY.forEach((term) => collectAnchor(term.id));
  groups.forEach((group) => collectAnchor(group.id));

  const none = translate({
    id: 'site.glossary.none',
    message: 'No term contains this text. Shorten the text, or search the whole site.',
  });
  const count = translate({id: 'site.glossary.count', message: '{count} term|{count} terms'}, {count: shown.size});
  return (
    <>
      <Filter
        label={translate({id: 'site.glossary.filter', message: 'Find a term in Czech or English'})}
        value={query}
        onChange={setQuery}
        status={shown.size === 0 ? none : selectMessage(shown.size, count)}
      />
      {groups.map(({id: groupId, letter, terms}) => (
        <section
          key={groupId}
          className={styles.group}
          hidden={!terms.some((term) => shown.has(term))}
          aria-labelledby={groupId}>
          <Heading as="h2" id={groupId} className={styles.heading}>
            {letter}
          </Heading>
          <dl className={styles.list}>
            {terms.map((term) => (
              <Entry key={term.id} entry={term} locale={locale} hidden={!shown.has(term)} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
