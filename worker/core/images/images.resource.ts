import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isLanguage, LANGUAGES } from '#contract/languages/language.ts';
import { ImageInput as ImageInputSchema } from '#contract/pictures/images.schema.ts';
import type { ImageInput } from '#contract/pictures/images.ts';
import type { Resource, Writable } from '#core/crud/resource.ts';
import { images } from '#core/db/schema.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { isShown, isUnused } from './references.ts';

/** Only uploads write the file's columns, so an editor saves a part of the row. */
const toRow = (input: ImageInput) => input as Writable<typeof images>;

const lacksAlt = (language: string): SQL =>
  sql`trim(coalesce(${images.alt} ->> ${`$.${language}`}, '')) = ''`;

/** The path of a row by its id, for statements whose outer query may read the same table. */
const pathOf = (id: SQLiteColumn | number) =>
  sql`(SELECT one.path FROM images AS one WHERE one.id = ${id})`;

export const imageResource: Resource<typeof images, typeof ImageInputSchema> = {
  entity: 'images',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a picture', many: 'pictures' },
  table: images,
  input: ImageInputSchema,
  toRow,
  list: {
    name: images.name,
    path: images.path,
    contentType: images.contentType,
    bytes: images.bytes,
    width: images.width,
    height: images.height,
    dominantColor: images.dominantColor,
    preview: images.preview,
    focalX: images.focalX,
    focalY: images.focalY,
    alt: images.alt,
    isDemo: images.isDemo,
  },
  searched: [images.name, images.path, images.alt],
  sorts: {
    created: images.createdAt,
    name: images.name,
    bytes: images.bytes,
    updated: images.updatedAt,
  },
  defaultSort: '-created',
  filters: {
    unused: () => isUnused(images.path),
    /** One language, or any of them. */
    missingAlt: (value) =>
      isLanguage(value)
        ? lacksAlt(value)
        : value === 'any'
          ? sql`(${sql.join(LANGUAGES.map(lacksAlt), sql` OR `)})`
          : undefined,
  },
  isUsed: (id) => isShown(pathOf(id)),
};
