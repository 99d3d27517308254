import type * as v from 'valibot';
import { type EntityWith, entitiesWith, type PathOf } from '../entities.ts';
import { byPosition } from '../entity.ts';
import type { Language, TextNamespace } from './language.ts';
import type { TranslationState } from './translation-state.ts';
import type * as schema from './translations.schema.ts';

/** Translatable kinds of content, by the last part of their admin API's path. */
export type TranslatedKind = PathOf<EntityWith<'translated'>>;
export const TRANSLATED_KINDS = byPosition(
  entitiesWith('translated'),
  ({ translated }) => translated.at,
).map(({ path }) => path.slice(1) as TranslatedKind);

/** Number of a row's texts in each state, by language. */
export type StateCounts = Record<Language, Record<TranslationState, number>>;
export type CoverageRow = { id: number; title: string; isPublic: boolean; counts: StateCounts };
export type CoverageKind = { kind: TranslatedKind; rows: CoverageRow[] };
/** Strings of the interface: their number, how many were edited here, and how many a language lacks. */
export type StringCounts = {
  namespace: TextNamespace;
  counts: Record<Language, { total: number; edited: number; missing: number }>;
};
export type Coverage = { kinds: CoverageKind[]; strings: StringCounts[] };

/** One text to translate: `trips/5/name`, or a part of a list: `trips/5/highlights.2`, `trips/5/itinerary.0.title`. */
export type TranslationUnit = {
  id: string;
  source: string;
  sourceLanguage: Language;
  target: string;
  state: TranslationState;
};

export type StringInput = v.InferOutput<typeof schema.StringInput>;
/** A string of the interface: the file's version, and the one edited here. */
export type EditedString = {
  key: string;
  file: string | null;
  edited: string | null;
  english: string;
  source: string;
};

/** A place that has another name in the language of the surrounding text. */
export type GlossaryFinding = {
  id: string;
  title: string;
  language: Language;
  found: string;
  expected: string;
  excerpt: string;
};
