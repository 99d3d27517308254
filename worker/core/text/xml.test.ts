import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('marks of XML are escaped, and what XML cannot hold is dropped', () => {
  expect(escapeXml(`a < b & "c" > 'd'`)).toBe('a &lt; b &amp; &quot;c&quot; &gt; &apos;d&apos;');
  expect(escapeXml('a\u0000\u0007\u000Bb\tc\nd\uFFFF')).toBe('ab\tc\nd');
  expect(escapeXml('x\uD800y 😀 Maó')).toBe('x\uFFFDy 😀 Maó');
});
