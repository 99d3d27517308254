import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { AreaField } from '#admin/frame/fields/fields.tsx';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { AnswerError } from '#base/api/fetch-json.ts';
import { NoResults } from '#base/ui/sections/section-states.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import {
  isLanguage,
  LANGUAGE_LABELS,
  LANGUAGES,
  type Language,
  TEXT_NAMESPACES,
  type TextNamespace,
} from '#contract/languages/language.ts';
import type { EditedString } from '#contract/languages/translations.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { saveString, stringsQuery, TRANSLATIONS_BASE } from './translations.queries.ts';
import { TranslationsHeader } from './translations-header.tsx';

const SHOWN = 60;

type RowProps = { string: EditedString; language: Language; namespace: TextNamespace };

const codeOf = (error: unknown): FieldErrorCode | undefined =>
  error instanceof AnswerError ? error.fieldErrors[0]?.code : undefined;

function StringRow({ string, language, namespace }: RowProps) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const current = string.edited ?? string.file ?? '';
  const [text, setText] = useState(current);
  const {
    mutate: save,
    error: failure,
    isPending,
  } = useMutation({
    mutationFn: (value: string | null) =>
      saveString({ language, namespace, key: string.key, value }),
    onSuccess: (_, value) => {
      setText(value ?? string.file ?? '');
      addToast({ title: t('editor.saved') });
      return refresh(TRANSLATIONS_BASE);
    },
    onError: (error) => {
      if (!codeOf(error)) addToast({ title: t('list.failed'), variant: 'destructive' });
    },
  });
  return (
    <li className="rounded-card bg-white p-4 shadow-card">
      <AreaField
        label={<code className="text-sm font-semibold break-all">{string.key}</code>}
        error={codeOf(failure)}
        hint={language === 'es' ? string.english : string.source}
        rows={1}
        lang={language}
        value={text}
        onChange={setText}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          look="sea"
          className="px-4"
          label={t('editor.save')}
          disabled={isPending || text === current || text.trim() === ''}
          onClick={() => save(text)}
        />
        {string.edited !== null && (
          <Button
            className="px-4"
            label={t('translations.back_to_file')}
            disabled={isPending}
            onClick={() => save(null)}
          />
        )}
      </div>
    </li>
  );
}

/** The interface's strings, editable without a deployment. */
export function StringsScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const language = isLanguage(search.language) ? search.language : 'es';
  const namespace = TEXT_NAMESPACES.find((one) => one === search.namespace) ?? 'common';
  const words = String(search.q ?? '').toLowerCase();
  const isOnlyEdited = search.only === 'edited';
  const query = useQuery(stringsQuery(language, namespace));
  const { data } = query;
  const found = (data ?? []).filter(
    ({ key, file, edited, source }) =>
      (!isOnlyEdited || edited !== null) &&
      (words === '' ||
        [key, file, edited, source].some((text) => text?.toLowerCase().includes(words))),
  );
  return (
    <>
      <TranslationsHeader current="/translations/strings" />
      <search className="mb-6 flex flex-wrap gap-3">
        <SearchSelect
          name="language"
          label={t('field.languages')}
          value={language}
          options={LANGUAGES.map((code) => [code, LANGUAGE_LABELS[code]])}
        />
        <SearchSelect
          name="namespace"
          label={t('translations.group')}
          value={namespace}
          options={TEXT_NAMESPACES.map((one) => [one, one])}
        />
        <SearchSelect
          name="only"
          label={t('list.state')}
          value={isOnlyEdited ? 'edited' : ''}
          all={t('list.state_all')}
          options={[['edited', t('translations.only_edited')]]}
        />
        <input
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          defaultValue={words}
          onChange={(event) => set({ q: event.target.value })}
          className={`${COMPACT_CONTROL} grow`}
        />
      </search>
      <QueryState query={query} />
      {data && found.length === 0 && <NoResults>{t('list.nothing_found')}</NoResults>}
      <ul className="space-y-3">
        {found.slice(0, SHOWN).map((string) => (
          <StringRow
            key={`${language}/${namespace}/${string.key}`}
            string={string}
            language={language}
            namespace={namespace}
          />
        ))}
      </ul>
      {found.length > SHOWN && (
        <p className="mt-4 text-center text-stone">
          {t('translations.more', { number: found.length - SHOWN })}
        </p>
      )}
    </>
  );
}
