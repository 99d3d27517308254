import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import { type TextEditor, TranslatedField } from '../editor/translated-field.tsx';
import { MarkdownInput } from './markdown-input.tsx';

type Texted = {
  body: string;
  sourceLanguage?: Language | undefined;
  translations: { body?: InLanguages<string> | undefined };
};

/** The text of a post, a page or a letter in its source language next to the target language. */
export function TranslatedMarkdown<T extends Texted>({
  editor,
}: {
  editor: TextEditor<T>;
}): ReactNode {
  const { t } = useTranslation('admin-area');
  const label = t('post.body');
  return (
    <TranslatedField editor={editor} field="body" label={label} empty="" hint={t('markdown.hint')}>
      {(control) => (
        <MarkdownInput {...control} label={`${label} · ${LANGUAGE_LABELS[control.lang]}`} />
      )}
    </TranslatedField>
  );
}
