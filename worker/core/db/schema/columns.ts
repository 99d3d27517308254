import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/sqlite-core';
import type { PayPer } from '#contract/crew/crew.ts';
import type { Language } from '#contract/languages/language.ts';
import { OFFERS } from '#contract/money/agreement.ts';
import type { Terms } from '#contract/money/terms.ts';

export const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ','now'))`;
export const id = integer().primaryKey({ autoIncrement: true });
export const json = <T>() => text({ mode: 'json' }).$type<T>();
export const bool = () => integer({ mode: 'boolean' }).notNull();
export const texts = () => json<string[]>().notNull().default([]);
/** Of a row that is written without any, a trigger writes those in force. */
export const terms = () => json<Terms>().notNull().default(sql`'{}'`);
/** What the guest agreed to: the edition of the terms, and when; or that the firm's confirmation is an offer. */
export const agreement = {
  termsEdition: text(),
  termsAcceptedAt: text(),
  offer: text({ enum: OFFERS }),
};
/** What a guide or a driver gets; null: nothing is agreed. */
export const pay = {
  payCents: integer(),
  payPer: text().$type<PayPer>().notNull().default('job'),
};
export const createdAt = text().notNull().default(now);
export const sourceLanguage = text().$type<Language>().notNull().default('es');
export const status = text({ enum: ['draft', 'published'] })
  .notNull()
  .default('draft');
/** On every row that the administration edits: `version` prevents lost updates, `deletedAt` marks the trash. */
export const editable = {
  version: integer().notNull().default(1),
  createdAt,
  updatedAt: text().notNull().default(now),
  deletedAt: text(),
};
/** Per field and language: `draft` or `reviewed`, and the source text that it was made from (to detect «outdated»). */
type TranslationState = Record<
  string,
  Partial<Record<Language, { state: 'draft' | 'reviewed'; source: string }>>
>;
export const translationState = json<TranslationState>().notNull().default({});
