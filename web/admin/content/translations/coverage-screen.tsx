import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { TRANSLATION_TONES } from '#admin/frame/editor/translation-mark.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { HeadCell } from '#admin/frame/markdown/markup.tsx';
import { NoResults } from '#base/ui/sections/section-states.tsx';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { CoverageKind, CoverageRow, StringCounts } from '#contract/languages/translations.ts';
import { coverageQuery, editorPath, KIND_LABELS } from './translations.queries.ts';
import { TranslationsHeader } from './translations-header.tsx';

const isOpen = (row: CoverageRow, language: Language) => {
  const { missing, draft, outdated } = row.counts[language];
  return missing + draft + outdated > 0;
};
const isDone = (row: CoverageRow) => LANGUAGES.every((language) => !isOpen(row, language));

/** Translated share of a group in a language, in per cent. */
function percent(rows: readonly CoverageRow[], language: Language): number {
  const sums = rows.map(({ counts }) => counts[language]);
  const done = sums.reduce((sum, { reviewed }) => sum + reviewed, 0);
  const all = sums.reduce(
    (sum, { missing, draft, outdated, reviewed }) => sum + missing + draft + outdated + reviewed,
    0,
  );
  return all === 0 ? 100 : Math.floor((100 * done) / all);
}

function State({
  row,
  kind,
  language,
}: {
  row: CoverageRow;
  kind: CoverageKind['kind'];
  language: Language;
}) {
  const { t } = useTranslation('admin-area');
  const counts = row.counts[language];
  const open = (['missing', 'draft', 'outdated'] as const).filter((state) => counts[state] > 0);
  if (open.length === 0)
    return (
      <span className="text-sea-700" role="img" aria-label={t('translate.reviewed')}>
        ✓
      </span>
    );
  return (
    <AdminLink
      to={editorPath(kind, kind === 'seo' ? row.title : row.id)}
      search={{ lang: language }}
      className="inline-flex flex-wrap gap-1"
    >
      {open.map((state) => (
        <span
          key={state}
          className={`rounded-full px-2 py-0.5 text-sm font-semibold ${TRANSLATION_TONES[state]}`}
        >
          {counts[state]} {t(`translate.${state}`)}
        </span>
      ))}
    </AdminLink>
  );
}

function Kind({ group, isOnlyOpen }: { group: CoverageKind; isOnlyOpen: boolean }) {
  const { t } = useTranslation('admin-area');
  const rows = isOnlyOpen ? group.rows.filter((row) => !isDone(row)) : group.rows;
  return (
    <details open={rows.some((row) => !isDone(row))} className="rounded-card bg-white shadow-card">
      <summary className="grid grid-cols-4 items-center gap-x-2 gap-y-1 p-4 font-semibold text-deep-900 sm:grid-cols-[minmax(0,1fr)_repeat(4,3.25rem)]">
        <span className="max-sm:col-span-4">
          {t(KIND_LABELS[group.kind])}{' '}
          <span className="font-normal text-stone">({group.rows.length})</span>
        </span>
        {LANGUAGES.map((language) => (
          <span
            key={language}
            className={`text-sm whitespace-nowrap sm:text-right ${percent(group.rows, language) === 100 ? 'text-sea-700' : 'text-terracotta-700'}`}
          >
            <span className="sr-only">{LANGUAGE_LABELS[language]} </span>
            {percent(group.rows, language)} %
          </span>
        ))}
      </summary>
      {rows.length === 0 ? (
        <p className="px-4 pb-4 text-stone">{t('translations.all_done')}</p>
      ) : (
        <div className="relative overflow-x-auto border-t border-limestone-200">
          <table className="w-full min-w-2xl border-collapse">
            <thead className="text-sm text-stone">
              <tr>
                <HeadCell className="p-3 text-left" text={t('field.name')} />
                {LANGUAGES.map((language) => (
                  <HeadCell
                    key={language}
                    className="p-3 text-left"
                    text={LANGUAGE_LABELS[language]}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} className="border-t border-limestone-200">
                  <th scope="row" className="p-3 text-left font-normal">
                    {row.title}
                    {!row.isPublic && (
                      <span className="text-sm text-stone"> · {t('publication.draft')}</span>
                    )}
                  </th>
                  {LANGUAGES.map((language) => (
                    <td key={language} className="p-3">
                      <State row={row} kind={group.kind} language={language} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function Strings({ groups }: { groups: readonly StringCounts[] }) {
  const { t } = useTranslation('admin-area');
  return (
    <section className="mt-8 overflow-x-auto rounded-card bg-white p-4 shadow-card">
      <h2 className="mb-3 text-xl">{t('translations.strings')}</h2>
      <table className="w-full border-collapse max-sm:block max-sm:*:block sm:min-w-xl">
        <tbody>
          {groups.map(({ namespace, counts }) => (
            <tr
              key={namespace}
              className="border-t border-limestone-200 max-sm:grid max-sm:grid-cols-2 max-sm:py-2"
            >
              <th scope="row" className="p-3 text-left font-normal max-sm:col-span-2 max-sm:p-1">
                {namespace}
              </th>
              {LANGUAGES.map((language) => (
                <td key={language} className="p-3 text-sm max-sm:p-1">
                  <AdminLink
                    to="/translations/strings"
                    search={{ language, namespace }}
                    className="text-sea-700 underline underline-offset-4"
                  >
                    {language.toUpperCase()} · {counts[language].total}
                  </AdminLink>
                  {counts[language].missing > 0 && (
                    <span className="ml-2 text-terracotta-700">
                      {t('translations.missing_count', { number: counts[language].missing })}
                    </span>
                  )}
                  {counts[language].edited > 0 && (
                    <span className="ml-2 text-stone">
                      {t('translations.edited_count', { number: counts[language].edited })}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Coverage of content and strings by language: missing, draft or outdated, each linked to its editor. */
export function CoverageScreen() {
  const { t } = useTranslation('admin-area');
  const query = useQuery(coverageQuery);
  const { data } = query;
  const [isOnlyOpen, setOnlyOpen] = useState(false);
  const isAllDone = data?.kinds.every(({ rows }) => rows.every(isDone));
  return (
    <>
      <TranslationsHeader current="/translations" />
      <QueryState query={query} />
      {data && (
        <>
          <div className="mb-4">
            <Checkbox
              label={t('translations.only_open')}
              value={isOnlyOpen}
              onChange={setOnlyOpen}
            />
          </div>
          {isAllDone && <NoResults>{t('translations.all_done')}</NoResults>}
          <div className="mt-4 space-y-3">
            <p
              aria-hidden="true"
              className="grid grid-cols-4 gap-2 px-4 text-sm text-stone sm:grid-cols-[minmax(0,1fr)_repeat(4,3.25rem)] sm:text-right"
            >
              <span className="max-sm:hidden" />
              {LANGUAGES.map((language) => (
                <span key={language}>{language.toUpperCase()}</span>
              ))}
            </p>
            {data.kinds.map((group) => (
              <Kind key={group.kind} group={group} isOnlyOpen={isOnlyOpen} />
            ))}
          </div>
          <Strings groups={data.strings} />
        </>
      )}
    </>
  );
}
