import { expect, test } from 'vitest';
import { NO_BRAND } from '#contract/pages/brand.ts';
import { bindings } from '../../test/client.ts';
import { readStationery } from './fonts.ts';
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
  const bytes = await makePdf(await readStationery(bindings, { brand: NO_BRAND }), facts, (sheet) =>
    sheet.text('Müller, Straße 5, 12 €'),
  );
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
});
