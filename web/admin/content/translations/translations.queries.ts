import { queryOptions } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import { entitiesWith, type Said } from '#contract/entities.ts';
import type { Language, TextNamespace } from '#contract/languages/language.ts';
import type {
  Coverage,
  EditedString,
  GlossaryFinding,
  StringInput,
  TranslatedKind,
  TranslationUnit,
} from '#contract/languages/translations.ts';

export const TRANSLATIONS_BASE = '/api/admin/translations';

// Always refetched: any editor may change them.
const fresh = { staleTime: 0, gcTime: 0 };
export const coverageQuery = queryOptions<Coverage>({
  queryKey: [`${TRANSLATIONS_BASE}/coverage`],
  ...fresh,
});
export const glossaryQuery = queryOptions<GlossaryFinding[]>({
  queryKey: [`${TRANSLATIONS_BASE}/glossary`],
  ...fresh,
});
export const stringsQuery = (language: Language, namespace: TextNamespace) =>
  queryOptions<EditedString[]>({
    queryKey: [apiPath(`${TRANSLATIONS_BASE}/strings`, {}, { language, namespace })],
    ...fresh,
  });

export const fetchUnits = (language: Language) =>
  fetchJson<TranslationUnit[]>(`${TRANSLATIONS_BASE}/units?language=${language}`);
export const saveStrings = (strings: readonly StringInput[]) =>
  fetchJson<void>(`${TRANSLATIONS_BASE}/strings/all`, { method: 'PUT', body: { strings } });

/** Path of a row's editor; SEO records are identified by their page. */
export const editorPath = (kind: TranslatedKind, id: number | string): `/${string}` =>
  `/${kind}/edit/${id}`;

export const KIND_LABELS = Object.fromEntries(
  entitiesWith('translated').map(({ path, translated }) => [path.slice(1), translated.label]),
) as Record<TranslatedKind, Said<'translated'>['label']>;
