import * as v from 'valibot';
import { Count, Filled, Text, Texts } from '../fields.schema.ts';
import { openPlaces } from './answer-templates.ts';

/** An answer that the firm starts with: its name for the firm, and the text for guests. */
export const AnswerTemplateInput = v.object({
  name: Text,
  answer: v.pipe(
    Filled(4000),
    v.examples(['We meet on {{date}} at {{time}}: {{meetingPoint}}. See you soon!']),
  ),
  sortOrder: v.optional(Count, 0),
  translations: v.optional(v.object({ name: v.optional(Texts), answer: v.optional(Texts) }), {}),
});

/** A text to a guest: no place of a template is left open in it. */
export const AnswerText = v.pipe(
  Filled(8000),
  v.check((text) => openPlaces(text).length === 0, 'values_missing'),
);
