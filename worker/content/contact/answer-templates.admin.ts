import { AnswerTemplateInput } from '#contract/mail/answer-templates.schema.ts';
import { ANSWER_PLACES } from '#contract/mail/answer-templates.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { answerTemplates } from '#core/db/schema.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

/** Templates of answers to guests. */
export const answerTemplateRoutes = crudRoutes({
  entity: 'answer-templates',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a template of an answer', many: 'templates of answers' },
  table: answerTemplates,
  input: AnswerTemplateInput,
  toRow: (row) => row,
  list: {
    name: answerTemplates.name,
    subject: answerTemplates.subject,
    answer: answerTemplates.answer,
    sortOrder: answerTemplates.sortOrder,
    translations: answerTemplates.translations,
    translationState: answerTemplates.translationState,
  },
  searched: [
    answerTemplates.name,
    answerTemplates.subject,
    answerTemplates.answer,
    answerTemplates.translations,
  ],
  sorts: {
    order: answerTemplates.sortOrder,
    name: answerTemplates.name,
    updated: answerTemplates.updatedAt,
  },
  placeholders: ANSWER_PLACES,
  copy: (template) => template,
});
