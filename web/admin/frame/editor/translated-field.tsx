import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationMarks } from '#contract/admin/crud.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import {
  type InLanguages,
  localizeListWithLanguage,
  localizeWithLanguage,
} from '#contract/languages/translation.ts';
import {
  sourceText,
  translationState,
  withSources,
} from '#contract/languages/translation-state.ts';
import type { AdminKey } from '../behaviour/paths.ts';
import { type Control, LinesInput, TextArea, TextInput } from '../fields/controls.tsx';
import { Field, type Tie, useFieldLabel } from '../fields/field.tsx';
import { ItemsInput } from './items-input.tsx';
import { useTargetLanguage } from './target-language.tsx';
import { TranslationMarkMenu } from './translation-mark.tsx';
import type { Editor } from './use-editor.ts';

/** A row whose field `F` is translated. */
type Translated<F extends string, V> = { [K in F]: V } & {
  sourceLanguage?: Language | undefined;
  translations: { [K in F]?: InLanguages<V> | undefined };
  translationState?: TranslationMarks | null | undefined;
};

/** An editor, or the part of one that edits an entry of a list. */
export type TextEditor<T extends object> = Pick<Editor<T>, 'values' | 'errors' | 'setAt'>;

type TextProps<F extends string, V, T extends Translated<F, V>> = {
  editor: TextEditor<T>;
  field: F;
  label?: string;
  hint?: ReactNode;
  /** What becomes of a text that is missing; by default visitors read another language. */
  gapHint?: string;
};
type TranslatedFieldProps<F extends string, V, T extends Translated<F, V>> = TextProps<F, V, T> & {
  /** Value for an empty translation. */
  empty: V;
  /** The control of either column; its placeholder is the text that visitors currently see. */
  children: (
    control: Control<V> & Tie & { lang: Language; placeholder: string | undefined },
  ) => ReactNode;
};

/** What visitors read for a field in a language, by the rule of the site: drafts are not shown. */
export function shownTo<V>(row: Translated<string, V>, field: string, language: Language) {
  const [texts, marks] = [row.translations[field], row.translationState?.[field]];
  const published: InLanguages<V> = {};
  for (const one of LANGUAGES) if (marks?.[one]?.state !== 'draft') published[one] = texts?.[one];
  const item = { text: row[field], translations: { text: published } };
  return Array.isArray(row[field])
    ? localizeListWithLanguage(item as never, 'text', language)
    : localizeWithLanguage(item as never, 'text', language);
}

/** A field in its source language next to the target language. */
export function TranslatedField<F extends string, V, T extends Translated<F, V>>(
  props: TranslatedFieldProps<F, V, T>,
) {
  const { editor, field, hint, gapHint, empty, children } = props;
  const { t } = useTranslation('admin-area');
  const { source, target } = useTargetLanguage();
  const label = useFieldLabel(field, props.label);
  const row: Translated<F, V> = editor.values;
  const plain: V = row[field];
  const texts = row.translations[field];
  const marks = withSources(row.translationState ?? {}, row);
  const state = translationState({ ...row, translationState: marks }, field, target);
  const shown = shownTo(row, field, target);
  const mark = editor.values.translationState?.[field]?.[target];
  const setMark = (next: string) =>
    editor.setAt(['translationState', field, target], { state: next, source: sourceText(plain) });

  return (
    <div className="grid items-start gap-x-6 gap-y-3 lg:grid-cols-2">
      <Field
        field={field}
        label={`${label} · ${LANGUAGE_LABELS[source]}`}
        hint={hint}
        error={editor.errors[field]}
      >
        {(tie) =>
          children({
            ...tie,
            lang: source,
            value: plain,
            placeholder: undefined,
            onChange: (value) => {
              editor.setAt([field], value);
              editor.setAt(['translations', field, source], value);
            },
          })
        }
      </Field>
      <Field
        label={
          <span className="font-normal text-stone">{`${label} · ${LANGUAGE_LABELS[target]}`}</span>
        }
        error={editor.errors[`translations.${field}.${target}`]}
        hint={
          state === 'missing' || state === 'draft'
            ? (gapHint ??
              t(state === 'draft' ? 'translate.visitors_get_draft' : 'translate.visitors_get', {
                language: LANGUAGE_LABELS[shown.language ?? source],
              }))
            : undefined
        }
        aside={
          sourceText(plain) !== '' &&
          sourceText(plain) !== '[]' && (
            <TranslationMarkMenu
              label={label}
              language={target}
              state={state}
              before={mark?.source ?? ''}
              now={sourceText(plain)}
              onChange={setMark}
            />
          )
        }
      >
        {(tie) =>
          children({
            ...tie,
            lang: target,
            value: texts?.[target] ?? empty,
            placeholder:
              state === 'missing' && typeof shown.value === 'string'
                ? shown.value.slice(0, 200)
                : undefined,
            onChange: (value) => {
              editor.setAt(['translations', field, target], value);
              setMark('reviewed');
            },
          })
        }
      </Field>
    </div>
  );
}

/** A translated text of one line, or of as many as `rows`. */
export const TranslatedText = <F extends string, T extends Translated<F, string>>({
  rows,
  maxLength,
  ...props
}: TextProps<F, string, T> & { rows?: number; maxLength?: number }) => (
  <TranslatedField<F, string, T> {...props} empty="">
    {(control) =>
      rows ? (
        <TextArea {...control} rows={rows} />
      ) : (
        <TextInput {...control} maxLength={maxLength} />
      )
    }
  </TranslatedField>
);

/** A translated list of short texts, one per line. */
export const TranslatedLines = <F extends string, T extends Translated<F, string[]>>(
  props: TextProps<F, string[], T>,
) => (
  <TranslatedField<F, string[], T> {...props} empty={[]}>
    {(control) => <LinesInput {...control} />}
  </TranslatedField>
);

/** A translated list of records of two texts: a line and a paragraph. `labels`: their accessible names, with their position. */
export function TranslatedItems<
  F extends string,
  A extends string,
  B extends string,
  T extends Translated<F, Record<A | B, string>[]>,
>({
  line,
  text,
  ...props
}: TextProps<F, Record<A | B, string>[], T> & {
  line: [name: A, label: AdminKey];
  text: [name: B, label: AdminKey];
}) {
  const { t } = useTranslation('admin-area');
  const label = useFieldLabel(props.field, props.label);
  const [lineName, lineLabel] = line;
  const [textName, textLabel] = text;
  const empty = { [lineName]: '', [textName]: '' } as Record<A | B, string>;
  return (
    <TranslatedField<F, Record<A | B, string>[], T> {...props} empty={[]}>
      {({ value, onChange, lang }) => (
        <ItemsInput
          label={label}
          value={value}
          onChange={onChange}
          create={() => empty}
          titleOf={(item) => item[lineName]}
        >
          {(item, set, position) => (
            <div className="space-y-2" lang={lang}>
              <TextInput
                aria-label={t(lineLabel, { position })}
                value={item[lineName]}
                onChange={(next) => set({ ...item, [lineName]: next })}
              />
              <TextArea
                aria-label={t(textLabel, { position })}
                value={item[textName]}
                onChange={(next) => set({ ...item, [textName]: next })}
              />
            </div>
          )}
        </ItemsInput>
      )}
    </TranslatedField>
  );
}
