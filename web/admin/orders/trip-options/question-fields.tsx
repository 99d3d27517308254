import { useTranslation } from 'react-i18next';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { TranslatedLines, TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { listPart, type PlanEditor } from './list-part.ts';

const NEW_QUESTION: Omit<TripPlanInput['questions'][number], 'id'> = {
  ...{ type: 'text', per: 'booking', needed: 'before', question: '', help: '' },
  ...{ choices: [], text: '', edition: '1', translations: {} },
};
const ID_LENGTH = 8;
export const newPartId = () => crypto.randomUUID().slice(0, ID_LENGTH);

/** What guests are asked: diet, size, a waiver. */
export function QuestionFields({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { values, set } = editor;
  return (
    <Panel title={t('options.questions')}>
      <ItemsInput
        label={t('options.questions')}
        value={values.questions}
        onChange={(questions) => set({ questions })}
        create={() => ({ ...NEW_QUESTION, id: newPartId() })}
        titleOf={({ question }) => question}
      >
        {(question, change, position) => {
          const part = listPart(editor, 'questions', position - 1);
          return (
            <div className="space-y-4">
              <TranslatedText
                editor={part}
                field="question"
                label={t('options.question', { position })}
                maxLength={200}
              />
              <div className="grid items-end gap-4 sm:grid-cols-3">
                <SelectField
                  label={t('options.question_type')}
                  value={question.type}
                  onChange={(type) => change({ type })}
                  options={[
                    ['text', t('options.question_text')],
                    ['number', t('options.question_number')],
                    ['choice', t('options.question_choice')],
                    ['yesno', t('options.question_yesno')],
                    ['waiver', t('options.question_waiver')],
                  ]}
                />
                <SelectField
                  label={t('options.question_per')}
                  value={question.per}
                  onChange={(per) => change({ per })}
                  options={[
                    ['booking', t('options.question_booking')],
                    ['ticket', t('options.question_ticket')],
                  ]}
                />
                <SelectField
                  label={t('options.question_needed')}
                  value={question.needed}
                  onChange={(needed) => change({ needed })}
                  options={[
                    ['now', t('options.question_now')],
                    ['before', t('options.question_before')],
                    ['optional', t('options.question_optional')],
                  ]}
                />
              </div>
              <TranslatedText
                editor={part}
                field="help"
                label={t('options.question_help', { position })}
                maxLength={400}
              />
              {question.type === 'choice' && (
                <TranslatedLines
                  editor={part}
                  field="choices"
                  label={t('options.question_choices', { position })}
                />
              )}
              {question.type === 'waiver' && (
                <>
                  <TranslatedText
                    editor={part}
                    field="text"
                    label={t('options.question_waiver_text', { position })}
                    rows={6}
                  />
                  <TextField
                    label={t('options.question_edition')}
                    value={question.edition}
                    onChange={(edition) => change({ edition })}
                    error={part.errors.edition}
                    maxLength={40}
                  />
                </>
              )}
            </div>
          );
        }}
      </ItemsInput>
    </Panel>
  );
}
