import { and, asc, gt, gte, lte } from 'drizzle-orm';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Database } from '#core/db/client.ts';
import { invoiceRecords } from '#core/db/schema.ts';
import { MAX_RECORDS, recordsXml } from './records-xml.ts';

type Span = { from?: string | undefined; to?: string | undefined };

/** The hashed time of a record begins with its day in Menorca. */
export const isWithin = ({ from, to }: Span) =>
  and(
    from ? gte(invoiceRecords.generatedAt, from) : undefined,
    to ? lte(invoiceRecords.generatedAt, `${to}T99`) : undefined,
  );
const nameOf = ({ from, to }: Span) => `invoices-${[from, to].filter(Boolean).join('-') || 'all'}`;
export const fileOf = (span: Span, ending: string) =>
  `attachment; filename="${nameOf(span)}.${ending}"`;

/** Deliveries as the tax office takes them, oldest first: each of one issuer, with no more records than it may have. */
async function* deliveriesOf(db: Database, span: Span) {
  let position = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(invoiceRecords)
      .where(and(isWithin(span), gt(invoiceRecords.position, position)))
      .orderBy(asc(invoiceRecords.position))
      .limit(MAX_RECORDS);
    const [first] = rows;
    const end = rows.findIndex(({ data }) => data.id.taxNumber !== first?.data.id.taxNumber);
    const records = end === -1 ? rows : rows.slice(0, end);
    const last = records.at(-1);
    if (!last) return;
    yield { xml: recordsXml(records), count: records.length };
    position = last.position;
  }
}

/** The XML of the one delivery, or a ZIP of the files of several, by their names in their order. */
export async function exportRecords(db: Database, span: Span) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  let [files, rows, only] = [0, 0, recordsXml([])];
  for await (const { xml, count } of deliveriesOf(db, span)) {
    files += 1;
    rows += count;
    only = xml;
    const file = new ZipDeflate(`${nameOf(span)}-${String(files).padStart(3, '0')}.xml`);
    zip.add(file);
    file.push(strToU8(xml), true);
  }
  zip.end();
  return files > 1
    ? {
        rows,
        type: 'application/zip',
        name: fileOf(span, 'zip'),
        content: new Blob(chunks).stream(),
      }
    : { rows, type: 'application/xml; charset=utf-8', name: fileOf(span, 'xml'), content: only };
}
