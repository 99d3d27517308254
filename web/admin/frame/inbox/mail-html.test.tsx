import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { MailHtml, mailNodes } from './mail-html.tsx';

const MAIL = `<!doctype html><html lang="de"><head><title>T</title><style>p { color: red }</style></head>
<body style="margin:0;background:#f3ead9"><h1 style="font-size:26px">Hallo</h1><p>A &amp; B</p>
<a href="https://example.com/x" style="color:#9c4527">Link</a><a href="javascript:alert(1)">Bad</a>
<script>window.isRun = true</script><img src="https://other.example/pixel.gif" alt="Pixel" onerror="window.isRun = true"></body></html>`;

const page = () => {
  const box = document.createElement('div');
  box.append(...mailNodes(MAIL));
  return box;
};

test('a mail keeps its words, links and styles', () => {
  const box = page();
  expect(box.querySelector('h1')?.textContent).toBe('Hallo');
  expect(box.querySelector('h1')?.style.fontSize).toBe('26px');
  expect(box.querySelector('p')?.textContent).toBe('A & B');
  const link = box.querySelector('a');
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://example.com/x',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('nothing in it runs, sends or loads', () => {
  const box = page();
  expect(box.querySelectorAll('script, style, title, [onerror]')).toHaveLength(0);
  expect(box.querySelectorAll('a')[1]?.hasAttribute('href')).toBe(false);
  expect(box.querySelector('img')?.hasAttribute('src')).toBe(false);
  expect(box.querySelector('img')?.alt).toBe('Pixel');
  expect('isRun' in window).toBe(false);
});

test('it stands apart from the page, under its name', async () => {
  const { findByRole } = await renderPart(<MailHtml html={MAIL} language="de" label="Hello" />);
  const section = await findByRole('region', { name: 'Hello' });
  expect(section.querySelector('h1')).toBeNull();
  expect(section.shadowRoot?.querySelector('h1')?.textContent).toBe('Hallo');
});
