import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// What the documentation names is there: pages, headings, files, commands.

const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...globSync('{worker,web}/docs/*.md'),
];
/** The changelog names what was there once. */
const PRESENT = DOCS.filter((file) => file !== 'CHANGELOG.md');
/** Of the examples: the entity and the field of `how-to-add.md`, a file for any feature, a language to come. */
const EXAMPLE = /ferr(?:y|ies)|\{(?:feature|area|name)\}|dogs|\bx\.|\/fr\.webp$/;

const read = (file: string) => readFileSync(file, 'utf8');
const findings = (files: readonly string[], find: (file: string) => string[]) =>
  files.flatMap((file) => find(file).map((one) => `${file}: ${one}`));
const inCode = (file: string) =>
  [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** As GitHub names a heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const names = new Set(
  ['worker', 'web', 'migrations', 'locales'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.includes('node_modules'))
      .map((file) => path.basename(file)),
  ),
);

test('the README is short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(10_000);
});

test('links lead to files and headings', () => {
  const dead = findings(DOCS, (file) =>
    [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^https?:/.test(link)) return [];
      const [page = '', anchor] = link.split('#');
      const target = page === '' ? file : path.join(path.dirname(file), page);
      if (!existsSync(target)) return [link];
      return anchor === undefined || anchorsOf(target).includes(anchor) ? [] : [link];
    }),
  );
  expect(dead).toEqual([]);
});

test('files and folders that are named exist', () => {
  const missing = findings(PRESENT, (file) =>
    inCode(file).filter((code) => {
      if (EXAMPLE.test(code)) return false;
      if (/^(?:worker|web|migrations|locales)\/[\w./{},*-]+$/.test(code))
        return globSync(code.replace(/\/$/, '')).length === 0;
      return (
        /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|sql)$/.test(code) && !names.has(code) && !existsSync(code)
      );
    }),
  );
  expect(missing).toEqual([]);
});

test('commands that are named exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unknown = findings(PRESENT, (file) =>
    [...read(file).matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name = '']) =>
      name in scripts ? [] : [name],
    ),
  );
  expect(unknown).toEqual([]);
});
