import { expect, test } from 'vitest';
import { applyHead } from './apply-head.ts';

test('a page’s tags replace those of the page before, and leave the rest of the head alone', () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title data-head>Old</title><meta data-head name="description" content="old"><link rel="icon" href="/favicon.svg">';
  applyHead([
    { tag: 'title', attributes: {}, text: 'New & <b>' },
    { tag: 'link', attributes: { rel: 'canonical', href: 'https://menorca.example/en' } },
  ]);
  expect(document.title).toBe('New & <b>');
  expect(document.head.querySelector('[name=description]')).toBeNull();
  expect(document.head.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
    'https://menorca.example/en',
  );
  expect(document.head.querySelectorAll('[rel=icon], [charset]')).toHaveLength(2);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
});
