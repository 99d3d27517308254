import { useMutation, useQueries } from '@tanstack/react-query';
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
import type { EditedString, StringInput } from '#contract/languages/translations.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { saveStrings, stringsQuery, TRANSLATIONS_BASE } from './translations.queries.ts';
import { TranslationsHeader } from './translations-header.tsx';

const SHOWN = 60;

type Shown = EditedString & { namespace: TextNamespace };

type RowProps = {
  string: Shown;
  language: Language;
  text: string;
  error: FieldErrorCode | undefined;
  onChange: (text: string) => void;
  onReset: () => void;
};

function StringRow({ string, language, text, error, onChange, onReset }: RowProps) {
  const { t } = useTranslation('admin-area');
  return (
    <li className="rounded-card bg-white p-4 shadow-card">
      <AreaField
        label={<code className="text-sm font-semibold break-all">{string.key}</code>}
        error={error}
        hint={language === 'es' ? string.english : string.source}
        rows={1}
        lang={language}
        value={text}
        onChange={onChange}
      />
      {string.edited !== null && (
        <Button className="mt-2 px-4" label={t('translations.back_to_file')} onClick={onReset} />
      )}
    </li>
  );
}

/** The strings of all chosen files, in one list; undefined until all are there. */
function useStringsOf(language: Language, namespaces: readonly TextNamespace[]) {
  const queries = useQueries({
    queries: namespaces.map((namespace) => stringsQuery(language, namespace)),
  });
  const isThere = queries.every(({ data }) => data !== undefined);
  return {
    strings: isThere
      ? queries.flatMap(({ data = [] }, at) =>
          data.map((string): Shown => ({ ...string, namespace: namespaces[at] ?? 'common' })),
        )
      : undefined,
    waiting: queries.find(({ data }) => data === undefined),
  };
}

const idOf = (language: Language, { namespace, key }: Shown) => `${language}/${namespace}/${key}`;

/** The interface's strings, editable without a deployment. */
export function StringsScreen() {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const { search, set } = useListSearch();
  const language = isLanguage(search.language) ? search.language : 'es';
  const namespace = TEXT_NAMESPACES.find((one) => one === search.namespace);
  const words = String(search.q ?? '').toLowerCase();
  const isOnlyEdited = search.only === 'edited';
  const { strings, waiting } = useStringsOf(language, namespace ? [namespace] : TEXT_NAMESPACES);
  /** What was typed and is not saved, in whatever language and file. */
  const [typed, setTyped] = useState<Record<string, StringInput & { value: string }>>({});
  const changes = Object.values(typed);
  const {
    mutate: save,
    error: failure,
    isPending,
  } = useMutation({
    mutationFn: (changed: readonly StringInput[]) => saveStrings(changed),
    onSuccess: (_, changed) => {
      setTyped((now) =>
        Object.fromEntries(
          Object.entries(now).filter(
            ([, one]) =>
              !changed.some(
                ({ language: other, namespace: file, key }) =>
                  one.language === other && one.namespace === file && one.key === key,
              ),
          ),
        ),
      );
      addToast({ title: t('editor.saved') });
      return refresh(TRANSLATIONS_BASE);
    },
    onError: (error) => {
      if (!(error instanceof AnswerError && error.fieldErrors.length > 0))
        addToast({ title: t('list.failed'), variant: 'destructive' });
    },
  });
  const refused = failure instanceof AnswerError ? failure.fieldErrors : [];
  const errorOf = (id: string): FieldErrorCode | undefined => {
    const at = Object.keys(typed).indexOf(id);
    return at < 0 ? undefined : refused.find(({ path }) => path.startsWith(`strings.${at}.`))?.code;
  };
  const found = (strings ?? []).filter(
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
          value={namespace ?? ''}
          all={t('translations.all_groups')}
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
      {waiting && <QueryState query={waiting} />}
      {strings && found.length === 0 && <NoResults>{t('list.nothing_found')}</NoResults>}
      <ul className="space-y-3">
        {found.slice(0, SHOWN).map((string) => {
          const id = idOf(language, string);
          const current = string.edited ?? string.file ?? '';
          const of = { language, namespace: string.namespace, key: string.key };
          return (
            <StringRow
              key={id}
              string={string}
              language={language}
              text={typed[id]?.value ?? current}
              error={errorOf(id)}
              onChange={(value) =>
                setTyped(({ [id]: _before, ...others }) =>
                  value === current ? others : { ...others, [id]: { ...of, value } },
                )
              }
              onReset={() => save([{ ...of, value: null }])}
            />
          );
        })}
      </ul>
      {found.length > SHOWN && (
        <p className="mt-4 text-center text-stone">
          {t('translations.more', { number: found.length - SHOWN })}
        </p>
      )}
      {changes.length > 0 && (
        <div className="sticky bottom-0 z-10 mt-4 -mx-4 flex justify-end border-t border-limestone-300 bg-limestone-100 px-4 py-3">
          <Button
            look="sea"
            label={t('translations.save_all', { count: changes.length })}
            isBusy={isPending}
            disabled={changes.some(({ value }) => value.trim() === '')}
            onClick={() => save(changes)}
          />
        </div>
      )}
    </>
  );
}
