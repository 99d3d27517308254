import { readFileSync } from 'node:fs';
import fontkit from '@pdf-lib/fontkit';
import { expect, test } from 'vitest';
import { isPrinted, printedText } from './printed-text.ts';

const FONTS = ['noto-sans-1.ttf', 'noto-sans-bold-1.ttf'];

test.each(FONTS)('%s has a shape for every character that counts as printed', (file) => {
  const font = fontkit.create(new Uint8Array(readFileSync(`web/public/assets/fonts/${file}`)));
  const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => isPrinted(letter) && letter >= ' ',
  );
  expect(all.length).toBeGreaterThan(800);
  expect(all.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual(
    [],
  );
});

test.each([
  'Müller & Söhne',
  'Núria Sintes i Pons',
  'Łukasz Żak',
  'Đặng Văn',
  'Γιώργος',
  'Ольга',
  'O’Neill',
  '12,50 € – “Marès”',
])('%s is printed', (text) => expect(isPrinted(printedText(text))).toBe(true));

test.each(['محمد', 'שלום', '王小明', 'გიორგი', 'Արամ', 'राम', 'ภูมิ', '田中', '김'])(
  '%s is not printed',
  (text) => expect(isPrinted(printedText(text))).toBe(false),
);

test('ligatures, wide letters and emoji become what can be printed', () => {
  expect(printedText('ﬁnca Ｍüller')).toBe('finca Müller');
  expect(printedText('Ada 👩‍👩‍👧 🇪🇸 Lovelace ❤️ 1️⃣')).toBe('Ada Lovelace 1');
  expect(printedText('© Marès ®')).toBe('© Marès ®');
});
