import * as v from 'valibot';
import { Id } from '../fields.schema.ts';
import { compactCode } from '../texts/tidy-text.ts';
import { AnswerSubject, AnswerText } from './answer-templates.schema.ts';

const Reference = v.pipe(
  v.string(),
  v.transform(compactCode),
  v.minLength(1, 'required'),
  v.maxLength(40),
);

/** `reference`: of an order or one of its items; null shows the message with none. */
export const MessageLinkInput = v.object({ version: Id, reference: v.nullable(Reference) });

/** `key`: made by the sender, so that the same text sent twice is one. */
export const NewThreadInput = v.object({
  key: v.pipe(v.string(), v.uuid()),
  reference: Reference,
  subject: AnswerSubject,
  text: AnswerText,
});
