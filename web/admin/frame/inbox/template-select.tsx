import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TranslationMarks } from '#contract/admin/crud.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import {
  type AnswerTemplateInput,
  type AnswerValues,
  fillAnswer,
} from '#contract/mail/answer-templates.ts';
import { APIS } from '../behaviour/content-apis.ts';
import { TextLink } from '../button.tsx';
import { SelectField } from '../fields/fields.tsx';

type TemplateSelectProps = {
  /** The guest's. */
  language: Language;
  answerValues: AnswerValues;
  /** `subject`: empty where the template has none in that language. */
  onText: (text: string, subject: string) => void;
};

/** A template's text or subject in a language, if it has one that is no draft. */
function textIn(
  template: AnswerTemplateInput,
  field: 'answer' | 'subject',
  language: Language,
): string {
  const { translationState } = template as { translationState?: TranslationMarks };
  if (translationState?.[field]?.[language]?.state === 'draft') return '';
  return (
    template.translations[field]?.[language] ||
    (language === DEFAULT_LANGUAGE ? template[field] : '')
  );
}

/** Starts an answer with a template, in the guest's language. */
export function TemplateSelect({ language, answerValues, onText }: TemplateSelectProps) {
  const { t } = useTranslation('admin-area');
  const own = useLanguage();
  const { data } = useQuery(APIS['answer-templates'].list({ sort: 'order', pageSize: 100 }));
  const [hasGap, setGap] = useState(false);
  const templates = data?.items ?? [];
  const nameOf = (template: AnswerTemplateInput) => localize(template, 'name', own);
  const begin = (value: string) => {
    const template = templates.find(({ id }) => String(id) === value);
    const text = template && textIn(template, 'answer', language);
    setGap(text === '');
    if (template && text)
      onText(
        fillAnswer(text, answerValues),
        fillAnswer(textIn(template, 'subject', language), answerValues),
      );
  };
  return (
    <SelectField
      label={t('reply.template')}
      hint={hasGap ? t('reply.gap', { language: LANGUAGE_LABELS[language] }) : undefined}
      aside={<TextLink to="/messages/templates" label={t('reply.edit_templates')} />}
      value=""
      onChange={begin}
      options={[
        ['', t('field.choose')],
        ...templates.map((template) => {
          const name = nameOf(template);
          const label =
            textIn(template, 'answer', language) === ''
              ? t('reply.not_in', { name, language: LANGUAGE_LABELS[language] })
              : name;
          return [String(template.id), label] as const;
        }),
      ]}
    />
  );
}
