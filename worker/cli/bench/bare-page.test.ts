import { expect, test } from 'vitest';
import { barePage } from './bare-page.ts';

test('a bare page has the text, pictures and styles of the page, and nothing of its program', () => {
  const kept =
    '<link rel="preload" href="/a.woff2" as="font"><style>p{}</style><p>A <img src="/b"></p>';
  const html = `<link rel="modulepreload" href="/c.js">${kept}<script type="application/json" id="state">{"a":1}</script>
<script data-entry="/c.js">start(
)</script><link rel="preload" as="script" href="/c.js">`;
  expect(barePage(html).trim()).toBe(kept);
});
