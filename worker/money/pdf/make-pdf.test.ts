import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { FONT_PATHS } from './fonts.ts';
import { makePdf } from './make-pdf.ts';
import { drawQr } from './qr.ts';
import { drawTable } from './table.ts';

const file = (path: string) => new Uint8Array(readFileSync(`web/public${path}`));
const fonts = { regular: file(FONT_PATHS.regular), bold: file(FONT_PATHS.bold) };
const facts = {
  ...{
    title: 'Rebut del col·legi',
    author: 'Marès',
    language: 'ca' as const,
    createdAt: new Date('2027-06-12T10:00:00Z'),
  },
  ...{ footer: 'Marès', pageOf: (page: number, pages: number) => `${page} / ${pages}` },
};

test('a document has its title, its fonts, and as many pages as its table needs', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => [`Excursió ${n} col·legi, Straße`, '12,00 €']);
  const bytes = await makePdf(fonts, facts, (sheet) => {
    sheet.text('Rebut', { size: 20, isBold: true });
    drawTable(
      sheet,
      [{ title: 'Concepte' }, { title: 'Import', width: 80, align: 'right' }],
      rows,
      1,
    );
    drawQr(sheet, 'https://mares.example/receipts/1', 0, sheet.y, 80);
  });
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(document.getTitle()).toBe('Rebut del col·legi');
  expect(document.getPageCount()).toBe(2);
  const dictionaries = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object));
  expect(dictionaries.filter((words) => words.includes('/FontFile2'))).toHaveLength(2);
  expect(bytes.length).toBeLessThan(80_000);
});
