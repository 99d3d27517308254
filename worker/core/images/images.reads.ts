import { count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ImageDetail, ImageRow, ImageStorage } from '#contract/pictures/images.ts';
import type { Database } from '#core/db/client.ts';
import { type Read, read } from '#core/db/reader.ts';
import { images, imageVariants } from '#core/db/schema.ts';
import { isUnused, usesOf } from './references.ts';

const counted = count().as('count');
const sum = (column: typeof images.bytes | typeof imageVariants.bytes) =>
  sql<number>`coalesce(sum(${column}), 0)`.as('bytes');

/** An image with its uses, in the trash or not. */
export function imageDetail(db: Database, id: number): Read<ImageDetail | undefined> {
  const path = sql`(SELECT one.path FROM images AS one WHERE one.id = ${id})`;
  const uses = usesOf(db, path);
  const own = read(
    [
      db.select().from(images).where(eq(images.id, id)),
      db
        .select({ count: counted, bytes: sum(imageVariants.bytes) })
        .from(imageVariants)
        .where(eq(imageVariants.imagePath, path)),
    ],
    ([row], [variants]) =>
      row && { ...(row as ImageRow), variants: variants ?? { count: 0, bytes: 0 } },
  );
  return {
    statements: [...own.statements, ...uses.statements],
    shape: (results) => {
      const row = own.shape(results.slice(0, own.statements.length));
      return row && { ...row, uses: uses.shape(results.slice(own.statements.length)) };
    },
  };
}

const amount = (db: Database, condition: ReturnType<typeof isNull>) =>
  db
    .select({ count: counted, bytes: sum(images.bytes) })
    .from(images)
    .where(condition);

export const imageStorage = (db: Database) =>
  read(
    [
      amount(db, isNull(images.deletedAt)),
      amount(db, isNotNull(images.deletedAt)),
      amount(db, sql`${images.deletedAt} IS NULL AND ${isUnused(images.path)}`),
      db.select({ count: counted, bytes: sum(imageVariants.bytes) }).from(imageVariants),
      db
        .select({ bytes: sum(images.bytes) })
        .from(imageVariants)
        .innerJoin(images, eq(images.path, imageVariants.imagePath)),
    ],
    ([originals], [trash], [unused], [variants], [replaced]): ImageStorage => {
      const none = { count: 0, bytes: 0 };
      return {
        originals: originals ?? none,
        trash: trash ?? none,
        unused: unused ?? none,
        variants: variants ?? none,
        replacedBytes: replaced?.bytes ?? 0,
      };
    },
  );
