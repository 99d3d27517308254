import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/frame/button.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { NoResults } from '#base/ui/sections/section-states.tsx';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { TRANSLATED_KINDS } from '#contract/languages/translations.ts';
import { editorPath, glossaryQuery } from './translations.queries.ts';
import { TranslationsHeader } from './translations-header.tsx';

function editorOf(id: string): `/${string}` | undefined {
  const kind = TRANSLATED_KINDS.find(
    (one) => id.startsWith(`${one}/`) && /^\d/.test(id.slice(one.length + 1)),
  );
  return kind && editorPath(kind, id.slice(kind.length + 1).split('/')[0] ?? '');
}

/** Place names that a text gives in another language. */
export function GlossaryScreen() {
  const { t } = useTranslation('admin-area');
  const query = useQuery(glossaryQuery);
  const { data } = query;
  return (
    <>
      <TranslationsHeader current="/translations/glossary" />
      <p className="mb-6 max-w-prose text-stone">{t('translations.glossary_text')}</p>
      <QueryState query={query} />
      {data?.length === 0 && <NoResults>{t('translations.glossary_clean')}</NoResults>}
      <ul className="space-y-3">
        {data?.map((finding) => (
          <li
            key={`${finding.id} ${finding.language} ${finding.excerpt}`}
            className="rounded-card bg-white p-4 shadow-card"
          >
            <p className="font-semibold text-deep-900">
              {finding.title} · {LANGUAGE_LABELS[finding.language]}
            </p>
            <p className="mt-1">
              <del className="bg-terracotta-200 px-1 no-underline">{finding.found}</del> →{' '}
              <ins className="bg-sea-100 px-1 no-underline">{finding.expected}</ins>
            </p>
            <p lang={finding.language} className="mt-1 text-stone">
              …{finding.excerpt}…
            </p>
            {editorOf(finding.id) && (
              <TextLink
                to={editorOf(finding.id) ?? '/translations'}
                search={{ lang: finding.language }}
                className="mt-2 inline-flex min-h-11 items-center"
                label={t('list.edit')}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
