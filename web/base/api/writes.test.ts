import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const SOURCES = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^e2e\/|^test\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }));

/** Hooks and components that contain a `useMutation`; `useRecord` and `useRequest` provide theirs to their descendants. */
const MUTATING =
  /\b(useMutation|useAction|useForm|useDraftForm|useRecord|useRequest|useLongTask|useStatementAction|useDeskOrder|useAssignment|ConfirmDialog|FactorButton)\b/;
const WRITE =
  /\bmethod: '(POST|PUT|PATCH|DELETE)'|\.open\('POST'|\b\w*[aA]pi\.(create|save|remove|restore|bulk|order|duplicate|putBack)\(/;
/** Reads that the API implements as POST, and a beacon without a response. */
const NO_WRITES = [
  'admin/frame/markdown/markdown-preview.tsx',
  'app/page/measure-visit.ts',
  'orders/order/trip/change-cost.queries.ts',
  'base/forms/check-code.ts',
  'admin/orders/sales/trial-panel.tsx',
  'admin/site/sections/section-preview.tsx',
];
/** Steps are stored on the device and sent in their order, once there is a network. */
const QUEUES = /^crew\/|^admin\/orders\/calendar\/check-in\/use-check-in\.ts$/;
/** Their results are passed on as objects; calls on them are matched by `WRITE`. */
const FACTORIES = ['resourceApi', 'documentApi'];

/** Names of a module's declarations that write, directly or indirectly; a declaration with a mutation exposes none. */
function writersOf(text: string, known: ReadonlySet<string>): string[] {
  if (MUTATING.test(text)) return [];
  const declared = text
    .split(/^(?=(?:export )?(?:const|async function|function) )/m)
    .flatMap((code) => {
      const [, exported, name] =
        /^(export )?(?:const|async function|function) (\w+)/.exec(code) ?? [];
      return name && !FACTORIES.includes(name)
        ? [{ name, code, isExported: Boolean(exported) }]
        : [];
    });
  const writing = new Set(importsOf(text).filter((name) => known.has(name)));
  for (let size = -1; size !== writing.size; ) {
    size = writing.size;
    for (const { name, code } of declared)
      if (WRITE.test(code) || [...writing].some((one) => new RegExp(`\\b${one}\\b`).test(code)))
        writing.add(name);
  }
  return declared
    .filter(({ name, isExported }) => isExported && writing.has(name))
    .map(({ name }) => name);
}
const importsOf = (text: string) =>
  [...text.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

test('every component and hook that writes does so through a mutation', () => {
  const writers = new Set<string>();
  for (let size = -1; size !== writers.size; ) {
    size = writers.size;
    for (const { path, text } of SOURCES)
      if (path.endsWith('.ts') && !NO_WRITES.includes(path) && !QUEUES.test(path))
        for (const name of writersOf(text, writers)) writers.add(name);
  }
  expect([...writers]).toEqual(
    expect.arrayContaining(['saveStrings', 'updateMessage', 'uploadPicture', 'applyChanges']),
  );
  const byHand = SOURCES.filter(
    ({ path, text }) =>
      path.endsWith('.tsx') &&
      !NO_WRITES.includes(path) &&
      !MUTATING.test(text) &&
      (WRITE.test(text) || importsOf(text).some((name) => writers.has(name))),
  );
  expect(byHand.map(({ path }) => path)).toEqual([]);
  expect([...writers].filter((name) => /^use[A-Z]/.test(name))).toEqual([]);
});
