import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BULK_ACTIONS } from '#contract/crud.ts';
import { AUDIT_ACTIONS, AUDIT_ENTITIES } from './audit-words.ts';

const sources = readdirSync('worker', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?!cli|test).*(?<!\.test)\.ts$/.test(path))
  .map((path) => readFileSync(`worker/${path}`, 'utf8'));
const wordsAfter = (name: string) =>
  new Set(sources.flatMap((text) => [...text.matchAll(new RegExp(`\\b${name}: '([\\w-]+)'`, 'g'))].map(([, word]) => word)));

test('whatever is noted in the audit log can be asked for', () => {
  expect(AUDIT_ACTIONS).toEqual(expect.arrayContaining([...wordsAfter('action'), ...BULK_ACTIONS]));
  expect(AUDIT_ENTITIES).toEqual(expect.arrayContaining([...wordsAfter('entity')]));
});
