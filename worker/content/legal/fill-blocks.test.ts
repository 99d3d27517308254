import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Settings } from '#contract/pages/settings.schema.ts';
import { parseMarkdown } from '#core/text/markdown.ts';
import { placeholderValues } from '#core/text/strings/placeholder-values.ts';
import { fillBlocks } from './fill-blocks.ts';

const site = v.parse(Settings, { siteName: 'Marès', city: '*Maó*', retentionMonths: 24 });
const values = placeholderValues({ site, rules: undefined, hasPersonCheck: false }, 'en');
const fill = (text: string) => fillBlocks(parseMarkdown(text), values);
const plain = (text: string) => JSON.stringify(fill(text));

test('settings are filled in as text', () => {
  expect(fill('{{siteName}}, {{city}}, {{retentionMonths}}')).toEqual([
    { type: 'paragraph', children: ['Marès, *Maó*, 24'] },
  ]);
});

test('places are found in headings, lists, tables and inside marks', () => {
  const tree = plain(
    '## {{siteName}}\n\n- **{{siteName}}**\n\n> {{siteName}}\n\n| a |\n| - |\n| {{siteName}} |',
  );
  expect(tree.split('"Marès"')).toHaveLength(5);
  expect(tree).not.toContain('{{');
});

test('the item, the row and the sentence without a value are left out', () => {
  expect(plain('- Name: {{siteName}}\n- Owner: **{{legalName}}**')).not.toContain('Owner');
  expect(plain('| a | b |\n| - | - |\n| Tax | {{taxId}} |\n| Town | {{city}} |')).not.toContain(
    'Tax',
  );
  expect(fill('Call {{phone}}. Or write.')).toEqual([
    { type: 'paragraph', children: ['Or write.'] },
  ]);
  expect(fill('- {{legalName}}\n\n{{personCheck}}')).toEqual([]);
});

test('a name that is no placeholder stays as it was written', () => {
  expect(fill('{{constructor}} {{nothing}}')).toEqual([
    { type: 'paragraph', children: ['{{constructor}} {{nothing}}'] },
  ]);
});
