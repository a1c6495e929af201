import Head from '@docusaurus/Head';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import React, {type ReactNode} from 'react';
import {addedFrontMatter, type PageStatus} from '../../lib/frontMatter';

function Notice({status}: {status: PageStatus}): ReactNode {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const href = useAlternatePageUtils().createUrl({locale: defaultLocale, fullyQualified: false});
  return (
    <div data-translation-notice={status} data-search="off">
      <Admonition type="info" title={translate({id: 'site.translation.title', message: 'About this translation'})}>
        <p>
          {status === 'stale' ? (
            <Translate id="site.translation.stale">
              The Czech version of this page is newer; its latest changes aren't translated yet.
            </Translate>
          ) : (
            <Translate id="site.translation.fallback">
              This page isn't translated into English yet and is shown in Czech.
            </Translate>
          )}{' '}
          <a href={href} hrefLang={localeConfigs[defaultLocale]?.htmlLang}>
            <Translate id="site.translation.link">Open the current version</Translate>
          </a>
          .
        </p>
      </Admonition>
    </div>
  );
}

interface TranslationNoticeProps {
  /** Front matter of the page. The build has added the field `translation_status` to it. */
  frontMatter: object;
  /** Whether to show the notice and keep untranslated pages out of search engines. Lists of posts pass `false`. */
  withNotice?: boolean;
  children: ReactNode;
}

/** Shows a text, below a notice if its translation is missing or outdated. Sets `lang` on untranslated text. */
export default function TranslationNotice({
  frontMatter,
  withNotice = true,
  children,
}: TranslationNoticeProps): ReactNode {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const status = addedFrontMatter(frontMatter).translation_status;
  const isFallback = status === 'fallback';
  return (
    <>
      {withNotice && status && <Notice status={status} />}
      {withNotice && isFallback && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      {isFallback ? <div lang={localeConfigs[defaultLocale]?.htmlLang}>{children}</div> : children}
    </>
  );
}
