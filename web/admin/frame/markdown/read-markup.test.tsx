import { expect, test } from 'vitest';
import { readMarkup } from './read-markup.ts';

test('no style is left that the policy of the page would refuse; texts and addresses stay', () => {
  const html =
    '<head><STYLE media="print">a{}</STYLE><link rel="canonical" href="/de"></head><p style="color:red" class="a">style="x"</p>';
  const read = readMarkup(html);
  expect(read.querySelectorAll('style, [style]')).toHaveLength(0);
  expect(read.querySelector('link')?.getAttribute('href')).toBe('/de');
  expect(read.querySelector('p')?.dataset.style).toBe('color:red');
  expect(read.body.textContent).toBe('style="x"');
});
