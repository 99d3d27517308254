import * as v from 'valibot';
import { Count, Filled, Text, Texts } from '../fields.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';
import { openPlaces } from './answer-templates.ts';

const Subject = v.pipe(v.string(), v.trim(), v.maxLength(200));
const isComplete = (text: string) => openPlaces(text).length === 0;

/** An answer that the firm starts with: its name for the firm, and the text for guests. Without a subject its mail has the one of all answers. */
export const AnswerTemplateInput = v.object({
  name: Text,
  subject: v.optional(Subject, ''),
  answer: v.pipe(
    Filled(4000),
    v.examples(['We meet on {{date}} at {{time}}: {{meetingPoint}}. See you soon!']),
  ),
  sortOrder: v.optional(Count, 0),
  translations: v.optional(
    v.object({
      ...{ name: v.optional(Texts), answer: v.optional(Texts) },
      subject: v.optional(inLanguages(Subject)),
    }),
    {},
  ),
});

/** A text to a guest: no place of a template is left open in it. */
export const AnswerText = v.pipe(Filled(8000), v.check(isComplete, 'values_missing'));
/** Of such a text; empty for the one of all answers. */
export const AnswerSubject = v.optional(v.pipe(Subject, v.check(isComplete, 'values_missing')), '');
