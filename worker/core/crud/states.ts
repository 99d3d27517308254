import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

const now = () => new Date().toISOString();

/** States of content that is a draft, public, or scheduled. */
export const publicationStates = ({
  status,
  publishAt,
}: {
  status: SQLiteColumn;
  publishAt: SQLiteColumn;
}) => ({
  draft: () => eq(status, 'draft'),
  published: (): SQL =>
    sql`${status} = 'published' AND (${publishAt} IS NULL OR ${publishAt} <= ${now()})`,
  scheduled: (): SQL => sql`${status} = 'published' AND ${publishAt} > ${now()}`,
});

/** States of content with a switch and without a schedule. */
export const switchStates = (isOn: SQLiteColumn) => ({
  published: () => eq(isOn, true),
  draft: () => eq(isOn, false),
});
