import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { oneLanguage, textPlan } from '#contract/languages/in-language.schema.ts';
import { inLanguage } from '#contract/languages/in-language.ts';
import { isLanguage, LANGUAGES } from '#contract/languages/language.ts';
import type { App } from '#env';
import { invalidFields } from '../bodies/body.ts';
import type { FieldFault } from '../problem-text.ts';
import { beforeAnswer } from './answer.ts';
import { answers, withSpec } from './describe-route.ts';

const NO_LANGUAGE: FieldFault = {
  path: 'lang',
  code: 'invalid',
  message: FIELD_MESSAGES.invalid,
};

/**
 * A read whose answers have texts in several languages: with `?lang=` it answers in one (CONTRACT.md 4). Reads find the language in
 * `c.var.language`; `asked` describes what they then return, where that differs. After `filled`: a text is filled in its own language, then one is chosen.
 */
export function multilingual(
  schema: v.GenericSchema,
  { asked = schema, ignoresUnknown = false } = {},
) {
  const plan = textPlan(asked);
  return withSpec(
    createMiddleware<App>(async (c, next) => {
      const lang = c.req.query('lang');
      if (isLanguage(lang)) {
        c.set('language', lang);
        beforeAnswer(c, (value) => inLanguage(value, plan, lang));
      } else if (lang && !ignoresUnknown) throw invalidFields([NO_LANGUAGE]);
      await next();
    }),
    {
      parameters: [
        {
          name: 'lang',
          in: 'query',
          required: false,
          schema: { type: 'string', enum: [...LANGUAGES] },
          description:
            'Answers in one language: texts in the plain fields, else in English, else in the language of the row; without `translations`.',
        },
      ],
      responses: answers({ 200: v.union([schema, oneLanguage(asked)]) }),
    },
  );
}
