import * as v from 'valibot';
import { IsoDate } from '../days.schema.ts';
import {
  Count,
  Latitude,
  Longitude,
  LongText,
  Markdown,
  MarkdownDraft,
  Text,
  Texts,
} from '../fields.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';
import { FAQ_TOPICS, TRAIL_DIFFICULTIES } from './documents.ts';

const policyWith = <B extends typeof Markdown | typeof MarkdownDraft>(
  body: B,
  edition: v.GenericSchema<string, string>,
) =>
  v.object({
    /** Consent refers to this version of the text, a date. */
    edition,
    title: Text,
    body,
    translations: v.object({ title: Texts, body: inLanguages(body) }),
  });
/** A legal text. Placeholders such as `{{legalName}}` are filled from the settings; empty ones are marked for the owner. */
export const Policy = policyWith(Markdown, IsoDate);
/** The stored form: texts that an earlier version accepted must still be readable. */
export const StoredPolicy = policyWith(MarkdownDraft, v.string());

export const FaqDocument = v.object({
  entries: v.array(
    v.object({
      topic: v.picklist(FAQ_TOPICS),
      question: Text,
      answer: LongText,
      translations: v.object({ question: Texts, answer: Texts }),
    }),
  ),
});

export const Trail = v.object({
  stages: v.array(
    v.object({
      number: Count,
      from: Text,
      to: Text,
      km: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
      difficulty: v.picklist(TRAIL_DIFFICULTIES),
      fromLatitude: Latitude,
      fromLongitude: Longitude,
      toLatitude: Latitude,
      toLongitude: Longitude,
      /** Sights along the stage. */
      sights: LongText,
      translations: v.object({ sights: Texts }),
    }),
  ),
});
