import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { TextArea } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import type { ReviewPanelProps } from './decision-panel.tsx';
import { answerReview } from './reviews.api.ts';

/** The company's public words to a review. */
export function AnswerPanel({ review, record: { act, isBusy } }: ReviewPanelProps) {
  const { t } = useTranslation('admin-area');
  const { id, version, answer, language } = review;
  const [text, setText] = useState(answer);
  const save = () =>
    act(() => answerReview(id, version, text.trim()), { title: t('editor.saved') });
  return (
    <Panel title={t('reviews.answer')}>
      <Field
        label={t('reviews.answer')}
        hasHiddenLabel
        hint={t('reviews.answer_hint', { language: LANGUAGE_LABELS[language] })}
      >
        {(tie) => <TextArea {...tie} rows={4} maxLength={2000} value={text} onChange={setText} />}
      </Field>
      <Button
        label={t('reviews.answer_save')}
        disabled={isBusy || text.trim() === answer}
        onClick={() => void save()}
      />
    </Panel>
  );
}
