import { inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { StoredSections } from '#contract/content/sections.schema.ts';
import { BRAND_PICTURES } from '#contract/pages/brand.ts';
import { isOffSite, picturePath } from '#contract/pictures/picture-address.ts';
import {
  type PictureSlot,
  picturesInText,
  SLOT_FIELDS,
  type SlotField,
} from '#contract/pictures/slots.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { images, settings } from '#core/db/schema.ts';
import { readSettings } from '#core/db/site-settings.ts';
import { isLive, namesOf, PLACES, type Place, propertyOf, readNames } from './references.ts';

/** More rows of a kind than a list of slots can be used with. */
const ROWS = 1000;

type Row = Pick<PictureSlot, 'id' | 'name' | 'translations' | 'slug' | 'isPublished'> & {
  values: string;
};
type Found = Pick<PictureSlot, 'field' | 'at' | 'address'>;

const isSlotField = (name: string): name is SlotField =>
  (SLOT_FIELDS as readonly string[]).includes(name);

/** Columns with pictures that a row's editor has as a field; translations have those of their text. */
function fieldsOf({ table, single = [], lists = [], texts = [] }: Place) {
  const named = (columns: readonly SQLiteColumn[]) =>
    columns.flatMap((column) => {
      const field = propertyOf(table, column);
      return isSlotField(field) ? [{ field, column }] : [];
    });
  return { single: named(single), lists: named(lists), texts: named(texts) };
}

const ROW_PLACES = PLACES.filter(({ table }) => table !== settings).map((place) => ({
  place,
  fields: fieldsOf(place),
}));

const columnOf = (place: Place, name: string, otherwise: SQL): SQL => {
  const column = (place.table as unknown as Record<string, SQLiteColumn | undefined>)[name];
  return column ? sql`${column}` : otherwise;
};

function selectRows(db: Database, { place, fields }: (typeof ROW_PLACES)[number]) {
  const { single, lists, texts } = fields;
  const values = [...single, ...lists, ...texts].map(
    ({ field, column }) => sql`${field}, ${column}`,
  );
  return db
    .select({
      id: sql<string>`cast(${place.id} AS TEXT)`.as('id'),
      name: sql<string>`${place.name}`.as('name'),
      translations: namesOf(place).mapWith(readNames).as('names'),
      slug: sql<string>`${columnOf(place, 'slug', sql`''`)}`.as('slug'),
      isPublished: sql`${columnOf(place, 'status', sql`'published'`)} = 'published'`
        .mapWith(Boolean)
        .as('is_published'),
      values: sql<string>`json_object(${sql.join(values, sql`, `)})`.as('fields'),
    })
    .from(place.table)
    .where(isLive(place))
    .orderBy(place.id)
    .limit(ROWS);
}

/** What is in the fields of a row; a gallery ends with a free place. */
function slotsIn({ fields }: (typeof ROW_PLACES)[number], { values }: Row): Found[] {
  const of = JSON.parse(values) as Record<string, string | null>;
  return [
    ...fields.single.map(({ field }) => ({ field, at: 0, address: of[field] || null })),
    ...fields.lists.flatMap(({ field }) =>
      [...(JSON.parse(of[field] ?? '[]') as string[]), null].map((address, at) => ({
        ...{ field, at, address },
      })),
    ),
    ...fields.texts.flatMap(({ field }) =>
      picturesInText(of[field] ?? '')
        .filter((address) => !isOffSite(address))
        .map((address, at) => ({ field, at, address })),
    ),
  ];
}

/** People of the page about the company, which are no rows. */
function peopleIn(value: unknown): Omit<PictureSlot, 'size' | 'isDrawing'>[] {
  const { success, output } = v.safeParse(StoredSections, value ?? {});
  const people = success ? output.sections.find(({ name }) => name === 'people') : undefined;
  return (people?.items ?? []).map(({ title, picture }, at) => ({
    ...{ kind: 'settings', id: 'sections-about', field: 'person', slug: '', at, isPublished: true },
    name: Object.values(title).find((name) => name?.trim()) ?? '',
    address: picture ?? null,
  }));
}

/** Every place of the site that shows a picture of the library, by kind and row. */
export const pictureSlots = (db: Database) =>
  read(
    [
      db
        .select({
          path: images.path,
          width: images.width,
          height: images.height,
          isDemo: images.isDemo,
        })
        .from(images)
        .where(isNull(images.deletedAt)),
      db
        .select({ key: settings.key, value: settings.value })
        .from(settings)
        .where(inArray(settings.key, ['site', 'sections-about'])),
      ...ROW_PLACES.map((one) => selectRows(db, one)),
    ],
    (...results): PictureSlot[] => {
      const [library, documents, ...rows] = results as unknown as [
        { path: string; width: number; height: number; isDemo: boolean }[],
        { key: string; value: unknown }[],
        ...Row[][],
      ];
      const files = new Map(library.map((file) => [file.path, file]));
      const shown = (slot: Omit<PictureSlot, 'size' | 'isDrawing'>): PictureSlot => {
        const file = slot.address === null ? undefined : files.get(picturePath(slot.address));
        return {
          ...slot,
          size: file ? { width: file.width, height: file.height } : null,
          isDrawing: file?.isDemo ?? false,
        };
      };
      const valueAt = (key: string) => documents.find((one) => one.key === key)?.value;
      const { brand, siteName } = readSettings(valueAt('site'));
      return [
        ...BRAND_PICTURES.map((field) =>
          shown({
            ...{ kind: 'settings', id: 'site', name: siteName, slug: '', field, at: 0 },
            ...{ address: brand[field], isPublished: true },
          }),
        ),
        ...peopleIn(valueAt('sections-about')).map(shown),
        ...ROW_PLACES.flatMap((one, index) =>
          (rows[index] ?? []).flatMap((row) => {
            const { values: _values, ...own } = row;
            return slotsIn(one, row).map((slot) =>
              shown({ ...own, ...slot, kind: one.place.kind }),
            );
          }),
        ),
      ];
    },
  );
