import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS, type Language } from '#contract/language.ts';
import { type InLanguages, localizeWithLanguage } from '#contract/translation.ts';
import { sourceText, translationState } from '#contract/translation-state.ts';
import type { Control } from './controls.tsx';
import { Field, type Tie } from './field.tsx';
import { useTargetLanguage } from './target-language.tsx';
import { TranslationMarkMenu } from './translation-mark.tsx';
import type { Editor } from './use-editor.ts';

type Row = { translations?: object | null | undefined; sourceLanguage?: Language | undefined };
/** Props of a control in either column: label association, language, and the text visitors currently see as a placeholder. */
export type TranslatedControl<V> = Control<V> & Tie & { lang: Language; placeholder?: string | undefined };

type TranslatedFieldProps<T extends Row, F extends keyof NonNullable<T['translations']> & keyof T & string> = {
  editor: Editor<T>;
  field: F;
  label: string;
  hint?: ReactNode;
  /** Value for an empty translation. */
  empty: NonNullable<T[F]>;
  children: (control: TranslatedControl<NonNullable<T[F]>>) => ReactNode;
};

/** A field in its source language beside the target language. */
export function TranslatedField<T extends Row, F extends keyof NonNullable<T['translations']> & keyof T & string>({
  editor,
  field,
  label,
  hint,
  empty,
  children,
}: TranslatedFieldProps<T, F>) {
  type V = NonNullable<T[F]>;
  const { t } = useTranslation('admin');
  const { source, target } = useTargetLanguage();
  const plain = (editor.values[field] ?? empty) as V;
  const texts = ((editor.values.translations ?? {}) as Record<string, InLanguages<V> | undefined>)[field];
  const state = translationState(editor.values as Parameters<typeof translationState>[0], field, target);
  const shown = typeof plain === 'string' ? localizeWithLanguage(editor.values as never, field, target) : undefined;
  const shownIn = LANGUAGE_LABELS[shown?.language ?? source];

  const setSource = (value: V) => {
    editor.set({ [field]: value } as Partial<T>);
    editor.setAt(['translations', field, source], value);
  };
  const setTarget = (value: V) => {
    editor.setAt(['translations', field, target], value);
    editor.setAt(['translationState', field, target], { state: 'reviewed', source: sourceText(plain) });
  };

  return (
    <div className="grid items-start gap-x-6 gap-y-3 lg:grid-cols-2">
      <Field label={`${label} · ${LANGUAGE_LABELS[source]}`} hint={hint} error={editor.errors[field]}>
        {(tie) => children({ ...tie, lang: source, value: plain, onChange: setSource })}
      </Field>
      <Field
        label={<span className="font-normal text-stone">{`${label} · ${LANGUAGE_LABELS[target]}`}</span>}
        error={editor.errors[`translations.${field}.${target}`]}
        hint={state === 'missing' ? t('translate.visitors_get', { language: shownIn }) : undefined}
        aside={
          sourceText(plain) !== '' &&
          sourceText(plain) !== '[]' && (
            <TranslationMarkMenu editor={editor as unknown as Editor<object>} field={field} label={label} language={target} state={state} />
          )
        }
      >
        {(tie) =>
          children({
            ...tie,
            lang: target,
            value: (texts?.[target] ?? empty) as V,
            placeholder: state === 'missing' ? shown?.value.slice(0, 200) : undefined,
            onChange: setTarget,
          })
        }
      </Field>
    </div>
  );
}
