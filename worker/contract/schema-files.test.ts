import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Importing `x.ts` yields constants, types and plain functions; only `x.schema.ts` loads valibot.

const FOLDER = 'worker/contract/';
const IMPORT = /^import (type )?[^;]*? from '(valibot|[^']+\.schema\.ts)';$/gm;
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const isSchemaFile = (file: string) => file.endsWith('.schema.ts');
const importsOf = (file: string) =>
  [...readFileSync(FOLDER + file, 'utf8').matchAll(IMPORT)].map(([, type, from]) => ({
    file,
    from,
    isType: type !== undefined,
  }));

test('constants, types and plain functions bring no valibot: schemas are imported as types alone', () => {
  const imports = files.filter((file) => !isSchemaFile(file)).flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter(({ isType }) => !isType)).toEqual([]);
});

test('a schema file exports schemas: its types stand in the file of the same name', () => {
  const schemaFiles = files.filter(isSchemaFile);
  expect(schemaFiles.length).toBeGreaterThan(30);
  expect(schemaFiles.filter((file) => !importsOf(file).some(({ isType }) => !isType))).toEqual([]);
  expect(
    schemaFiles.filter((file) =>
      /^export (?:type|\{|\*)/m.test(readFileSync(FOLDER + file, 'utf8')),
    ),
  ).toEqual([]);
});

test('nothing of a schema file is exported once more', () => {
  expect(
    files.filter((file) => /^export [^;]*? from '/m.test(readFileSync(FOLDER + file, 'utf8'))),
  ).toEqual([]);
});
