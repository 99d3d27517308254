import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configOf, demandDatabase, deploySteps, environmentOf } from './deploy-steps.ts';

const commands = (...options: Parameters<typeof deploySteps>) =>
  deploySteps(...options).map(({ args, cwd }) =>
    [cwd, ...args].filter((one) => one !== undefined).join(' '),
  );

test('migrations go first, each into the database of its environment', () => {
  expect(commands({ environment: '', isDry: false, hasPages: false })).toEqual([
    'd1 migrations apply DB --remote --env ',
    'deploy --env ',
  ]);
  expect(commands({ environment: 'preview', isDry: false, hasPages: true })).toEqual([
    'd1 migrations apply DB --remote --env preview',
    'deploy --env preview',
    'web/pages pages deploy --branch preview',
  ]);
  const databases = (['', 'preview'] as const).map(
    (environment) => configOf(environment).d1_databases[0]?.database_name,
  );
  expect(databases).toEqual(['menorca', 'menorca-preview']);
});

test('a dry run changes nothing anywhere', () => {
  expect(commands({ environment: 'preview', isDry: true, hasPages: true })).toEqual([
    'deploy --dry-run --env preview',
  ]);
});

test('an environment that does not exist, and one without a database, are reported', () => {
  expect(environmentOf(undefined)).toBe('');
  expect(environmentOf('production')).toBe('');
  expect(() => environmentOf('staging')).toThrow('There is no environment «staging»');
  expect(() => demandDatabase('preview')).toThrow(
    /menorca-preview[\s\S]*env\.preview\.d1_databases/,
  );
});

/** Bindings and variables of an environment: kind, name, and the values that the code relies on. */
function bindingsOf(environment: '' | 'preview') {
  const {
    d1_databases,
    r2_buckets,
    images,
    ratelimits,
    send_email,
    version_metadata,
    vars,
    define,
    triggers,
    assets,
    observability,
  } = configOf(environment);
  return {
    databases: d1_databases.map(({ binding, migrations_dir }) => [binding, migrations_dir]),
    buckets: r2_buckets.map(({ binding }) => binding),
    images,
    limits: ratelimits?.map(({ name, simple }) => [name, simple]),
    mail: send_email?.map(({ name }) => name),
    version_metadata,
    vars: Object.keys(vars),
    define,
    crons: triggers.crons,
    assets: { ...assets, directory: undefined },
    observability,
  };
}

test('preview has every binding and variable of production, and nothing of its data', () => {
  expect(bindingsOf('preview')).toEqual(bindingsOf(''));
  const [production, preview] = [configOf(''), configOf('preview')];
  expect(preview.name).toBe('menorca-preview');
  expect(preview.r2_buckets[0]?.bucket_name).not.toBe(production.r2_buckets[0]?.bucket_name);
  expect(preview.d1_databases[0]?.database_name).not.toBe(
    production.d1_databases[0]?.database_name,
  );
  const ids = (config: typeof preview) =>
    config.ratelimits?.map(({ namespace_id }) => namespace_id) ?? [];
  expect(ids(preview).filter((id) => ids(production).includes(id))).toEqual([]);
  // Wrangler inherits routes: without an explicit value the preview would take over the domain.
  expect(preview.routes).toEqual([]);
  expect(preview.vars).toMatchObject({ MAIL_DRIVER: 'outbox', INDEXING: 'off' });
});

test('the Pages project of each environment stands in front of that environment’s worker', () => {
  const pages = readFileSync('web/pages/wrangler.toml', 'utf8');
  expect(pages).toMatch(/^\[\[services\]\]\nbinding = "SITE"\nservice = "menorca"$/m);
  expect(pages).toMatch(
    /^\[\[env\.preview\.services\]\]\nbinding = "SITE"\nservice = "menorca-preview"$/m,
  );
});
