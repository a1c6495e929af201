import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import React, {useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import {GLOSSARY, type GlossaryTerm} from '../../data/glossary';
import {typography} from '../../remark/typography/typography';
import {letterGroups, matches} from './groups';
import styles from './styles.module.css';

function Entry({term, locale, hidden}: {term: GlossaryTerm; locale: Locale; hidden: boolean}): ReactNode {
  const other = locale === 'cs' ? 'en' : 'cs';
  const synonyms = term.synonyms?.[locale] ?? [];
  useBrokenLinks().collectAnchor(term.id);
  return (
    <div className={styles.entry} id={term.id} hidden={hidden}>
      <dt className={styles.names}>
        <dfn className={styles.name}>{term.term[locale]}</dfn>{' '}
        <span className={styles.other} lang={other}>
          {term.term[other]}
        </span>
        <a
          className={styles.anchor}
          data-search="off"
          href={`#${term.id}`}
          aria-label={translate(
            {
              id: 'site.glossary.anchor',
              message: 'Direct link to {term}',
              description: 'Accessible name of the link to one term of the glossary',
            },
            {term: term.term[locale]},
          )}>
          #
        </a>
      </dt>
      <dd className={styles.text}>
        {typography(term.definition[locale], locale)}
        {term.note && <span className={styles.note}> {typography(term.note[locale], locale)}</span>}
        {synonyms.length > 0 && (
          <span className={styles.note}>
            {' '}
            <Translate
              id="site.glossary.synonyms"
              description="Other names of a term of the glossary"
              values={{names: synonyms.join(', ')}}>
              {'Also: {names}.'}
            </Translate>
          </span>
        )}
        {term.doc && (
          <>
            {' '}
            <Link
              className={styles.doc}
              to={`/docs/${term.doc}`}
              aria-label={translate(
                {
                  id: 'site.glossary.docLabel',
                  message: 'More in the manual: {term}',
                  description: 'Accessible name of the link from a term of the glossary to its page',
                },
                {term: term.term[locale]},
              )}>
              <Translate
                id="site.glossary.doc"
                description="Link from a term of the glossary to the page that explains it">
                More in the manual
              </Translate>
            </Link>
          </>
        )}
      </dd>
    </div>
  );
}

/** The glossary in the language of the page, by letters of its alphabet, with a field that filters it. */
export default function Glossary(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const locale = i18n.currentLocale as Locale;
  const {hash} = useLocation();
  const {selectMessage} = usePluralForm();
  const brokenLinks = useBrokenLinks();
  const id = useId();
  const ready = useIsBrowser();
  const [query, setQuery] = useState('');
  const groups = useMemo(() => letterGroups(GLOSSARY, locale), [locale]);
  const found = useMemo(
    () => new Set(GLOSSARY.filter((term) => matches(term, query, locale)).map((term): string => term.id)),
    [query, locale],
  );

  // A link to a term that the filter hides must not lead to nothing.
  const [lastHash, setLastHash] = useState(hash);
  if (hash !== lastHash) {
    setLastHash(hash);
    setQuery('');
  }
  useEffect(() => {
    if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
  }, [hash]);

  const count = selectMessage(
    found.size,
    translate(
      {
        id: 'site.glossary.count',
        message: '{count} term|{count} terms',
        description: 'How many terms of the glossary the filter shows; plural forms separated by "|"',
      },
      {count: found.size},
    ),
  );
  const visible = (terms: readonly GlossaryTerm[]) => terms.some((term) => found.has(term.id));

  return (
    <>
      <div className={styles.tools}>
        <label className={styles.label} htmlFor={id}>
          <Translate id="site.glossary.filter" description="Label of the field that filters the glossary">
            Find a term in Czech or English
          </Translate>
        </label>
        <input
          className={styles.input}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          disabled={!ready}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className={styles.count} role="status">
          {found.size === 0 ? (
            <Translate id="site.glossary.none" description="Shown when the filter of the glossary finds nothing">
              No term contains this text. Shorten it, or search the whole site.
            </Translate>
          ) : (
            count
          )}
        </p>
      </div>
      <nav
        className={styles.letters}
        aria-label={translate({
          id: 'site.glossary.letters',
          message: 'Letters',
          description: 'Accessible name of the row of letters above the glossary',
        })}>
        {groups.map((group) => (
          <a key={group.id} className={styles.letter} href={`#${group.id}`}>
            {group.letter}
          </a>
        ))}
      </nav>
      {groups.map((group) => {
        brokenLinks.collectAnchor(group.id);
        return (
          <section key={group.id} className={styles.group} hidden={!visible(group.terms)} aria-labelledby={group.id}>
            <Heading as="h2" id={group.id} className={styles.heading}>
              {group.letter}
            </Heading>
            <dl className={styles.list}>
              {group.terms.map((term) => (
                <Entry key={term.id} term={term} locale={locale} hidden={!found.has(term.id)} />
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
}
