import * as v from 'valibot';
import { Translations } from '../../answer-parts.schema.ts';
import { LongText, Text, TextList, TextLists } from '../../fields.schema.ts';
import { tidyText } from '../../texts/tidy-text.ts';
import { ANSWER_LENGTH, QUESTION_SCOPES, QUESTION_TIMES, QUESTION_TYPES } from './questions.ts';

const NEW_ID_LENGTH = 8;
/** Names a row of a list in a document; one that comes without gets one. */
export const PartId = v.optional(
  v.pipe(
    v.string(),
    v.transform((id) => id || crypto.randomUUID().slice(0, NEW_ID_LENGTH)),
    v.regex(/^[a-z0-9-]{1,40}$/),
  ),
  '',
);
export const OptionalText = v.optional(LongText, '');

const QuestionTexts = v.object({
  ...Translations('question', 'help', 'text').entries,
  choices: v.optional(TextLists),
});
export const QuestionInput = v.object({
  id: PartId,
  type: v.picklist(QUESTION_TYPES),
  per: v.optional(v.picklist(QUESTION_SCOPES), 'booking'),
  needed: v.optional(v.picklist(QUESTION_TIMES), 'before'),
  question: Text,
  help: OptionalText,
  choices: v.optional(TextList, []),
  text: OptionalText,
  edition: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), '1'),
  translations: v.optional(QuestionTexts, {}),
});
export const Questions = v.pipe(v.array(QuestionInput), v.maxLength(20));

/** As answers of the API have them. */
export const AskedQuestion = v.object({
  ...{ id: v.string(), type: v.picklist(QUESTION_TYPES), per: v.picklist(QUESTION_SCOPES) },
  needed: v.picklist(QUESTION_TIMES),
  ...{ question: v.string(), help: v.string(), choices: v.array(v.string()) },
  ...{ text: v.string(), edition: v.string() },
  translations: QuestionTexts,
});
export const BookedAnswer = v.object({
  questionId: v.string(),
  ticket: v.nullable(v.string()),
  value: v.string(),
  question: v.string(),
  at: v.string(),
  text: v.optional(v.string()),
  edition: v.optional(v.string()),
});

const Value = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform((value) =>
    typeof value === 'boolean' ? (value ? 'yes' : 'no') : tidyText(String(value)),
  ),
  v.maxLength(ANSWER_LENGTH),
);
const Answer = v.object({
  questionId: v.pipe(v.string(), v.maxLength(40)),
  /** Of a question for each ticket: the ticket's uuid, or its index among the people of the booking. */
  ticket: v.nullish(
    v.union([
      v.pipe(v.string(), v.maxLength(40)),
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    ]),
  ),
  value: Value,
});
export const Answers = v.pipe(v.array(Answer), v.maxLength(400));
