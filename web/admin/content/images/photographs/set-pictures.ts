import type { QueryClient } from '@tanstack/react-query';
import { type ResourceApi, resourceApi } from '#admin/frame/behaviour/resource-api.ts';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { PictureSlot } from '#contract/pictures/slots.ts';

type Fields = Record<string, unknown>;
type Place = Pick<PictureSlot, 'kind' | 'field'>;
export type Setting = { slot: PictureSlot; address: string };
/** A row that was saved, with what it was before. */
export type SetRow = { place: Place; before: EditedRow<Fields>; version: number };

const apiOf = ({ kind, field }: Place): ResourceApi<Fields> => {
  if (field === 'person') return documentApi<Fields>('/settings/sections/about');
  return kind === 'settings'
    ? documentApi<Fields>('/settings', { hasRevisions: true })
    : resourceApi<Fields>(`/${kind}`);
};

type Person = Fields & { isDemo?: boolean };
type Section = { name: string; items: Person[] | null };

/** The person with the picture, who is no example any more. */
const withPerson = (sections: readonly Section[], { slot, address }: Setting) =>
  sections.map((one) =>
    one.name === 'people' && one.items
      ? {
          ...one,
          items: one.items.map((person, index) =>
            index === slot.at
              ? { ...person, picture: address, ...(person.isDemo && { isDemo: false }) }
              : person,
          ),
        }
      : one,
  );

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text of the row and of its translations with another picture. */
function inTexts(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string')
    return value.replace(new RegExp(`${escaped(from)}(?![~\\w])`, 'g'), () => to);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inTexts(part, from, to)]),
  );
}

/** The row with the picture in the slot. */
export function withPicture(row: Fields, { slot, address }: Setting): Fields {
  const { kind, field, at } = slot;
  if (field === 'person')
    // Only texts that are sent are saved.
    return {
      ...row,
      texts: {},
      sections: withPerson(row.sections as Section[], { slot, address }),
    };
  if (kind === 'settings') return { ...row, brand: { ...(row.brand as Fields), [field]: address } };
  if (field === 'gallery') {
    const gallery = [...((row.gallery as string[] | undefined) ?? [])];
    gallery[Math.min(at, gallery.length)] = address;
    return { ...row, gallery: [...new Set(gallery)] };
  }
  if (field !== 'body') return { ...row, [field]: address };
  const from = slot.address ?? '';
  const translations = row.translations as Fields | undefined;
  return {
    ...row,
    body: inTexts(row.body, from, address),
    ...(translations && {
      translations: { ...translations, body: inTexts(translations.body, from, address) },
    }),
  };
}

/** Saves all pictures of one row at once, over the version that is there now. */
export async function setPictures(
  client: QueryClient,
  settings: readonly [Setting, ...Setting[]],
): Promise<SetRow> {
  const [{ slot }] = settings;
  const api = apiOf(slot);
  const before = await client.fetchQuery({ ...api.one(slot.id), staleTime: 0 });
  const ordered = settings.toSorted((a, b) => a.slot.at - b.slot.at);
  const wanted = ordered.reduce<Fields>(withPicture, before);
  const saved = await api.save(before.id, { ...wanted, version: before.version });
  return {
    place: slot,
    before: slot.field === 'person' ? { ...before, texts: {} } : before,
    version: saved.version,
  };
}

/** Saves the row as it was: a revision of its own, as the first save was one. */
export const putBack = async ({ place, before, version }: SetRow) =>
  apiOf(place).save(before.id, { ...before, version });

/** By row: each is saved once. */
export const byRow = (settings: readonly Setting[]): [Setting, ...Setting[]][] =>
  [...Map.groupBy(settings, ({ slot: { kind, id } }) => `${kind}/${id}`).values()] as [
    Setting,
    ...Setting[],
  ][];
