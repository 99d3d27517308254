import { expect, test } from 'vitest';
import type { MarkdownBlock } from '#contract/texts/markdown.ts';
import { parseMarkdown } from './markdown.ts';

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const headings = (blocks: MarkdownBlock[]) =>
  blocks.flatMap((block) => (block.type === 'heading' ? [[block.level, block.id]] : []));

test('marks, code and line breaks become nodes', () => {
  expect(parseMarkdown('a *b* **c _d_** `<e>`  \nf')).toEqual([
    paragraph(
      'a ',
      { type: 'emphasis', children: ['b'] },
      ' ',
      { type: 'strong', children: ['c ', { type: 'emphasis', children: ['d'] }] },
      ' ',
      { type: 'code', text: '<e>' },
      { type: 'break' },
      'f',
    ),
  ]);
});

test('scripts and any other HTML stay text', () => {
  const html =
    '<script>alert(1)</script>\n\n<div onclick="x()">a</div>\n\nb <img src=x onerror=alert(1)> c';
  const tree = parseMarkdown(html);
  expect(tree).toEqual([
    paragraph('<script>alert(1)</script>'),
    paragraph('<div onclick="x()">a</div>'),
    paragraph('b <img src=x onerror=alert(1)> c'),
  ]);
});

test('text that looks like the markup of the renderer stays text', () => {
  expect(parseMarkdown('&lt;a href="javascript:x"&gt; `</p><script>`')).toEqual([
    paragraph('<a href="javascript:x"> ', { type: 'code', text: '</p><script>' }),
  ]);
  expect(parseMarkdown('![a"><script>x</script>](b.jpg "c\\"><script>")')).toEqual([
    paragraph({ type: 'image', path: 'b.jpg', alt: 'a"><script>x</script>' }),
  ]);
});

test('links to anything but http, https, mailto, a path or an anchor lose their target and keep their text', () => {
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:x',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'trips',
    'ftp://a.b',
    'https://',
    '',
  ];
  for (const target of bad)
    expect(parseMarkdown(`[x](<${target}>)`), target).toEqual([paragraph('x')]);
});

test('good links keep their target, a path without its language', () => {
  const target = (to: string) => parseMarkdown(`[x](${to})`)[0];
  expect(target('/de/trips?type=boat#top')).toEqual(
    paragraph({ type: 'link', to: '/trips?type=boat#top', children: ['x'] }),
  );
  expect(target('/blog')).toEqual(paragraph({ type: 'link', to: '/blog', children: ['x'] }));
  expect(target('HTTPS://A.example/b')).toEqual(
    paragraph({ type: 'link', to: 'https://a.example/b', children: ['x'] }),
  );
  expect(target('mailto:a@b.example')).toEqual(
    paragraph({ type: 'link', to: 'mailto:a@b.example', children: ['x'] }),
  );
  expect(target('#Más%20allá')).toEqual(
    paragraph({ type: 'link', to: '#s-mas-alla', children: ['x'] }),
  );
});

test('pictures come from the bucket alone; of others the text stays', () => {
  for (const path of ['cove-1.jpg', 'cove-1.jpg~3a'])
    expect(parseMarkdown(`![A cove](${path})`)).toEqual([
      paragraph({ type: 'image', path, alt: 'A cove' }),
    ]);
  for (const source of [
    'https://a.example/b.png',
    '../b.png',
    '/api/user.png',
    'data:image/png;base64,AA',
  ])
    expect(parseMarkdown(`![B](${source})`), source).toEqual([paragraph('B')]);
});

test('lists nest, start where they say and hold more than one paragraph', () => {
  expect(parseMarkdown('- a\n\n  3. b\n  4. c\n- d\n\n  e')).toEqual([
    {
      type: 'list',
      isOrdered: false,
      items: [
        [
          paragraph('a'),
          { type: 'list', isOrdered: true, start: 3, items: [[paragraph('b')], [paragraph('c')]] },
        ],
        [paragraph('d'), paragraph('e')],
      ],
    },
  ]);
});

test('a table keeps its alignment, its marks and its escaped bars', () => {
  expect(parseMarkdown('| a | b |\n| - | -: |\n| **1** | 2 \\| 3 |\n| only one |')).toEqual([
    {
      type: 'table',
      head: [{ children: ['a'] }, { align: 'right', children: ['b'] }],
      rows: [
        [
          { children: [{ type: 'strong', children: ['1'] }] },
          { align: 'right', children: ['2 | 3'] },
        ],
        [{ children: ['only one'] }, { align: 'right', children: [] }],
      ],
    },
  ]);
});

test('ids of headings come from their text and are unique', () => {
  expect(
    headings(
      parseMarkdown('## Mañana en *Maó*\n\n### ¿Y?\n\n### Y\n\n### Y 2\n\n## !!!\n\n## Straße'),
    ),
  ).toEqual([
    [2, 's-manana-en-mao'],
    [3, 's-y'],
    [3, 's-y-2'],
    [3, 's-y-2-2'],
    [2, 's-section'],
    [2, 's-straße'],
  ]);
});

test('headings begin below the title of the page and skip no level', () => {
  expect(headings(parseMarkdown('# a\n\n### b\n\n## c')).map(([level]) => level)).toEqual([
    2, 3, 3,
  ]);
  expect(headings(parseMarkdown('#### a\n\n###### b\n\n## c')).map(([level]) => level)).toEqual([
    2, 3, 2,
  ]);
});

test('what is not closed is text, or ends with the text', () => {
  expect(parseMarkdown('**a [b](c `d')).toEqual([paragraph('**a [b](c `d')]);
  expect(parseMarkdown('```js\n<b>\nc')).toEqual([{ type: 'code', text: '<b>\nc' }]);
  expect(parseMarkdown('> - a\nb')).toEqual([
    { type: 'quote', children: [{ type: 'list', isOrdered: false, items: [[paragraph('a\nb')]] }] },
  ]);
  expect(parseMarkdown('')).toEqual([]);
});

test('very deep nesting keeps its text and a bounded depth', () => {
  const tree = JSON.stringify(parseMarkdown(`${'> '.repeat(300)}deep`));
  expect(tree).toContain('deep');
  expect(tree.split('"quote"').length).toBeLessThan(25);
});
