import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { Markdown } from '#base/content/markdown.tsx';
import { formatDay } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import type { LegalDocument, LegalText } from '#contract/content/documents.ts';
import { plainText } from '#contract/texts/markdown.ts';
import { legalQuery } from './legal.queries.ts';

function Contents({ text, lang }: { text: LegalText; lang: string | undefined }) {
  const { t } = useTranslation();
  const headings = text.body
    .filter((block) => block.type === 'heading')
    .filter(({ level }) => level === 2);
  return (
    <nav aria-labelledby="legal-contents" className="lg:sticky lg:top-28" data-no-print>
      <p id="legal-contents" className="font-semibold text-deep-900">
        {t('legal.contents')}
      </p>
      <ul lang={lang} className="mt-2 border-l-2 border-limestone-300">
        {headings.map(({ id, children }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 pl-4 text-sea-700 underline-offset-4 hover:underline"
            >
              {plainText(children)}
            </a>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => window.print()}
        className={buttonClass('quiet', 'mt-6 noscript:hidden')}
      >
        {t('legal.print')}
      </button>
    </nav>
  );
}

function Body({ text }: { text: LegalText }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lang = text.language === language ? undefined : text.language;
  return (
    <div className="container-page grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[17rem_1fr] lg:py-16">
      <Contents text={text} lang={lang} />
      <div className="min-w-0">
        {lang && (
          <p className="mb-6 max-w-[38rem] rounded-2xl border border-limestone-400 bg-limestone-100 px-5 py-4">
            {t('legal.not_translated')}
          </p>
        )}
        <Markdown blocks={text.body} lang={lang} />
      </div>
    </div>
  );
}

const OTHERS = [
  { document: 'privacy', to: '/legal/privacy', label: 'navigation.privacy' },
  { document: 'terms', to: '/legal/terms', label: 'navigation.terms' },
  { document: 'faq', to: '/legal/faq', label: 'navigation.faq' },
] as const;

function LegalPage({ document }: { document: LegalDocument }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const query = useQuery(legalQuery(document, language));
  const name = document === 'privacy' ? t('navigation.privacy') : t('navigation.terms');
  return (
    <>
      <PageHeader
        title={query.data?.title ?? name}
        lang={query.data && query.data.language !== language ? query.data.language : undefined}
        text={query.data && t('legal.edition', { date: formatDay(query.data.edition, language) })}
        crumbs={[{ name }]}
      >
        {query.data && (
          <FallbackNotice
            languages={query.data.languages}
            shown={query.data.language}
            className="mt-6"
          />
        )}
      </PageHeader>
      {query.data ? (
        <Body text={query.data} />
      ) : (
        <div className="container-page py-14">
          {query.isPending ? (
            <Spinner />
          ) : (
            <LoadError error={query.error} onRetry={query.refetch} />
          )}
        </div>
      )}
      <nav
        aria-label={t('legal.related')}
        className="container-page flex flex-wrap items-center gap-3 pt-2"
        data-no-print
      >
        {OTHERS.filter((other) => other.document !== document).map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass('quiet')}>
            {t(label)}
          </Link>
        ))}
      </nav>
    </>
  );
}

export const PrivacyPage = () => <LegalPage document="privacy" />;
export const TermsPage = () => <LegalPage document="terms" />;
