import { expect, test } from 'vitest';
import { bindings } from '../../test/client.ts';
import { readFonts } from './fonts.ts';
import { makePdf } from './make-pdf.ts';

test('the worker makes a document with the fonts of the static build', async () => {
  const facts = {
    title: 'Quittung',
    author: 'Marès',
    language: 'de' as const,
    createdAt: new Date(),
    footer: '',
    pageOf: () => '',
  };
  const bytes = await makePdf(await readFonts(bindings), facts, (sheet) =>
    sheet.text('Müller, Straße 5, 12 €'),
  );
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
});
