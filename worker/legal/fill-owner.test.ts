import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Settings } from '#contract/pages/settings.schema.ts';
import { parseMarkdown } from '#text/markdown.ts';
import { fillOwner } from './fill-owner.ts';

const site = v.parse(Settings, { siteName: 'Marès', city: '*Maó*', retentionMonths: 24 });
const fill = (text: string) => fillOwner(parseMarkdown(text), site);

test('settings are filled in as text, and what is missing is marked for the owner', () => {
  expect(fill('{{siteName}}, {{city}}: {{legalName}}, {{retentionMonths}}')).toEqual([
    { type: 'paragraph', children: ['Marès', ', ', '*Maó*', ': ', { type: 'missing', field: 'legalName' }, ', ', '24'] },
  ]);
});

test('places are found in headings, lists, tables and inside marks', () => {
  const tree = JSON.stringify(fill('## {{siteName}}\n\n- **{{siteName}}**\n\n> {{siteName}}\n\n| a |\n| - |\n| {{siteName}} |'));
  expect(tree.split('"Marès"')).toHaveLength(5);
  expect(tree).not.toContain('{{');
});

test('a name that no setting has stays as it was written', () => {
  expect(fill('{{constructor}} {{nothing}}')).toEqual([{ type: 'paragraph', children: ['{{constructor}} {{nothing}}'] }]);
});
