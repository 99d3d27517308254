import { type SQL, sql } from 'drizzle-orm';

/** Whether an invoice `r` was issued by mistake: its payment was taken back as one, and nothing corrects it. */
export const isAnnulled = (r: string): SQL<boolean> => {
  const of = (name: string) => sql`${sql.identifier(r)}.${sql.identifier(name)}`;
  return sql<boolean>`(${of('book')} IN ('F', 'S') AND EXISTS (SELECT 1 FROM ledger_entries undone WHERE undone.key = 'undo:' || ${of('entry_id')}
    AND NOT EXISTS (SELECT 1 FROM receipts later WHERE later.entry_id = undone.id))
    AND NOT EXISTS (SELECT 1 FROM receipts newer WHERE newer.entry_id = ${of('entry_id')} AND newer.series = 'R' AND newer.id > ${of('id')}))`.mapWith(
    Boolean,
  );
};
