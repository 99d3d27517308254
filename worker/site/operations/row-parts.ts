import type { BackupRow } from '#contract/admin/backup.ts';

/** D1 accepts values of up to two million bytes; rows are inserted in parts well below that. */
const PART_BYTES = 400_000;

/** Rows in parts whose JSON fits into one bound value. */
export function parts(rows: readonly BackupRow[]): BackupRow[][] {
  const result: BackupRow[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const bytes = JSON.stringify(row).length * 2;
    if (size + bytes > PART_BYTES) {
      result.push([]);
      size = 0;
    }
    result.at(-1)?.push(row);
    size += bytes;
  }
  return result;
}
