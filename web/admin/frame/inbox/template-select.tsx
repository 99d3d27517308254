import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { DEFAULT_LANGUAGE, LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import {
  type AnswerTemplateInput,
  type AnswerValues,
  fillAnswer,
} from '#contract/mail/answer-templates.ts';
import { APIS } from '../behaviour/content-apis.ts';
import type { AdminKey } from '../behaviour/paths.ts';
import { useStrings } from '../behaviour/use-strings.ts';
import { TextLink } from '../button.tsx';
import { SelectField } from '../fields/fields.tsx';

/** A template of the strings: its label for the firm, and its text and subject for the guest. */
export type ReplyTemplate = { name: AdminKey; text: AdminKey; subject?: AdminKey };

type TemplateSelectProps = {
  /** The guest's. */
  language: Language;
  /** Of the firm's own templates. */
  answerValues: AnswerValues;
  /** What strings say about an item, with the key segment that they share. */
  strings?: { templates: readonly ReplyTemplate[]; named: string; values: Record<string, string> };
  onText: (text: string, subject: string | undefined) => void;
};

/** A template's text in a language, if it has one that is no draft. */
function textIn(
  { answer, translations, ...template }: AnswerTemplateInput,
  language: Language,
): string {
  const { translationState } = template as {
    translationState?: { answer?: { [L in Language]?: { state: string } } };
  };
  if (translationState?.answer?.[language]?.state === 'draft') return '';
  return translations.answer?.[language] || (language === DEFAULT_LANGUAGE ? answer : '');
}

/** Starts an answer with a template, in the guest's language. */
export function TemplateSelect({ language, answerValues, strings, onText }: TemplateSelectProps) {
  const { t } = useTranslation('admin-area');
  const own = useLanguage();
  const guest = useStrings(language, 'admin-area');
  const { data } = useQuery(APIS['answer-templates'].list({ sort: 'order', pageSize: 100 }));
  const [hasGap, setGap] = useState(false);
  const templates = data?.items ?? [];
  const nameOf = (template: AnswerTemplateInput) => localize(template, 'name', own);
  const begin = (value: string) => {
    const string = strings?.templates.find(({ name }) => name === value);
    if (string && strings)
      onText(
        guest.t(string.text, strings.values),
        string.subject && guest.t(string.subject, strings.values),
      );
    const template = templates.find(({ id }) => String(id) === value);
    const text = template && textIn(template, language);
    setGap(text === '');
    if (text) onText(fillAnswer(text, answerValues), undefined);
  };
  return (
    <SelectField
      label={t('reply.template')}
      hint={hasGap ? t('reply.gap', { language: LANGUAGE_LABELS[language] }) : undefined}
      aside={
        <span className="flex flex-wrap gap-x-4 text-sm">
          <TextLink to="/messages/templates" label={t('reply.edit_templates')} />
          {strings && (
            <TextLink
              to="/translations/strings"
              search={{ language, namespace: 'admin-area', q: strings.named }}
              label={t('reply.edit_strings')}
            />
          )}
        </span>
      }
      value=""
      disabled={!guest.isHere}
      onChange={begin}
      options={[
        ['', t('field.choose')],
        ...(strings?.templates.map(({ name }) => [name, t(name)] as const) ?? []),
        ...templates.map((template) => {
          const name = nameOf(template);
          const label =
            textIn(template, language) === ''
              ? t('reply.not_in', { name, language: LANGUAGE_LABELS[language] })
              : name;
          return [String(template.id), label] as const;
        }),
      ]}
    />
  );
}
