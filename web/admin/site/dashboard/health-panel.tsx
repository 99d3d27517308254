import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { ContentHealth, TranslationGap } from '#contract/admin/admin.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';

const DRAFTS = 5;
const PAGES = 5;

type CheckProps = { title: string; isGood: boolean; good: string; children: ReactNode };

/** One health check: passed, or its problems. */
function Check({ title, isGood, good, children }: CheckProps) {
  return (
    <section className="border-t border-limestone-200 pt-4 first-of-type:border-0 first-of-type:pt-0">
      <h3 className="flex items-start gap-2 font-sans text-base font-semibold text-deep-900">
        <span aria-hidden="true" className={isGood ? 'text-sea-700' : 'text-terracotta-600'}>
          {isGood ? '✓' : '!'}
        </span>
        {title}
      </h3>
      <div className="mt-1 pl-5 text-sm">
        {isGood ? <p className="text-stone">{good}</p> : children}
      </div>
    </section>
  );
}

function Gaps({ translations }: Pick<ContentHealth, 'translations'>) {
  const { t } = useTranslation('admin-area');
  const words = {
    missing: 'health.missing',
    outdated: 'health.outdated',
    draft: 'health.draft',
  } as const;
  const gaps: TranslationGap[] = ['missing', 'outdated', 'draft'];
  return (
    <>
      <ul className="space-y-1">
        {LANGUAGES.filter((language) => gaps.some((gap) => translations[language][gap] > 0)).map(
          (language) => (
            <li key={language}>
              <span className="font-semibold">{LANGUAGE_LABELS[language]}</span>
              {': '}
              {gaps
                .filter((gap) => translations[language][gap] > 0)
                .map((gap) => t(words[gap], { count: translations[language][gap] }))
                .join(', ')}
            </li>
          ),
        )}
      </ul>
      <TextLink to="/translations" label={t('health.see_coverage')} />
    </>
  );
}

/** Problems in the content, each linked to where it is fixed, and unpublished content. */
export function HealthPanel({
  health: { translations, picturesWithoutAlt, badLengths, drafts },
}: {
  health: ContentHealth;
}) {
  const { t } = useTranslation('admin-area');
  const isTranslated = LANGUAGES.every((language) =>
    Object.values(translations[language]).every((count) => count === 0),
  );
  const pages = [...new Set(badLengths.map(({ page }) => page))];
  return (
    <Panel title={t('health.title')}>
      <Check
        title={t('health.translations')}
        isGood={isTranslated}
        good={t('translations.all_done')}
      >
        <Gaps translations={translations} />
      </Check>
      <Check
        title={t('health.alts')}
        isGood={picturesWithoutAlt === 0}
        good={t('health.alts_good')}
      >
        <TextLink
          to="/images"
          search={{ missingAlt: 'any' }}
          label={t('health.alts_missing', { count: picturesWithoutAlt })}
        />
      </Check>
      <Check
        title={t('health.lengths')}
        isGood={pages.length === 0}
        good={t('health.lengths_good')}
      >
        <ul className="space-y-1">
          {pages.slice(0, PAGES).map((page) => (
            <li key={page}>
              <TextLink to={`/seo/edit/${page}`} label={page} />
              {': '}
              {t('health.texts', { count: badLengths.filter((one) => one.page === page).length })}
            </li>
          ))}
        </ul>
        {pages.length > PAGES && (
          <TextLink to="/seo" label={t('health.more_pages', { count: pages.length - PAGES })} />
        )}
      </Check>
      <Check title={t('health.drafts')} isGood={drafts.total === 0} good={t('health.drafts_none')}>
        <ul className="space-y-1">
          {drafts.newest.slice(0, DRAFTS).map(({ kind, id, name }) => (
            <li key={`${kind}/${id}`}>
              <TextLink to={`/${kind}/edit/${id}`} label={name || t('editor.untitled')} />
            </li>
          ))}
        </ul>
        {drafts.total > Math.min(DRAFTS, drafts.newest.length) && (
          <p className="mt-1 text-stone">
            {t('health.more_drafts', {
              count: drafts.total - Math.min(DRAFTS, drafts.newest.length),
            })}
          </p>
        )}
      </Check>
    </Panel>
  );
}
