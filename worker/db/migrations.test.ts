import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const migrations = readdirSync('migrations').filter((name) => name.endsWith('.sql'));

test('no migration drops a table: a rebuild would delete children in silence', () => {
  expect(migrations.length).toBeGreaterThan(0);
  for (const name of migrations) expect(readFileSync(`migrations/${name}`, 'utf8'), name).not.toMatch(/DROP\s+TABLE/i);
});

test('no foreign key cascades', () => {
  for (const name of migrations) expect(readFileSync(`migrations/${name}`, 'utf8'), name).not.toMatch(/ON DELETE (?:CASCADE|SET)/i);
});
