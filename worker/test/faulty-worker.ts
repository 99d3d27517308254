import type { Bindings } from '#env';
import site from '../index.ts';

// The site itself over bindings that fail, for `npm run torture -- faults`. A request says which, in `X-Faults`:
// `shaky` (D1 fails and stalls now and then), `d1-down`, `no-bucket`, `no-images`. `/faults` tells how often it happened,
// `/new-content` makes every copy at the edge old, `/cron` does what is done every five minutes.

const ERROR_SHARE = 0.05;
const STALL_SHARE = 0.01;
const STALL_MS = 30_000;
const TRANSIENT = [
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
];

const figures = { questions: 0, errors: 0, stalls: 0 };

async function shaky(): Promise<void> {
  figures.questions += 1;
  const chance = Math.random();
  if (chance < ERROR_SHARE) {
    figures.errors += 1;
    throw new Error(TRANSIENT[figures.errors % TRANSIENT.length]);
  }
  if (chance < ERROR_SHARE + STALL_SHARE) {
    figures.stalls += 1;
    await scheduler.wait(STALL_MS);
  }
}

async function down(): Promise<void> {
  figures.questions += 1;
  figures.errors += 1;
  throw new Error(TRANSIENT[0]);
}

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function shakyStatement(statement: D1PreparedStatement, before: () => Promise<void>): D1PreparedStatement {
  const shakyOne = {
    bind: (...values: unknown[]) => shakyStatement(statement.bind(...values), before),
    all: () => before().then(() => statement.all()),
    run: () => before().then(() => statement.run()),
    raw: (options?: { columnNames?: false }) => before().then(() => statement.raw(options)),
    first: (column?: string) => before().then(() => (column === undefined ? statement.first() : statement.first(column))),
  } as D1PreparedStatement;
  originals.set(shakyOne, statement);
  return shakyOne;
}

/** The database as it is, but that `before` may fail or wait ahead of each round trip. */
const shakyDatabase = (db: D1Database, before: () => Promise<void>): D1Database =>
  new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => shakyStatement(target.prepare(query), before);
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          await before();
          return target.batch(statements.map((one) => originals.get(one) ?? one));
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const emptyBucket = (bucket: R2Bucket): R2Bucket =>
  new Proxy(bucket, {
    get(target, name) {
      if (name === 'get' || name === 'head') return async () => null;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

const brokenImages = {
  input: () => {
    throw new Error('IMAGES_TRANSFORM_ERROR 9523: the service is not available');
  },
} as unknown as ImagesBinding;

function withFaults(env: Bindings, faults: string | null): Bindings {
  switch (faults) {
    case 'shaky':
      return { ...env, DB: shakyDatabase(env.DB, shaky) };
    case 'd1-down':
      return { ...env, DB: shakyDatabase(env.DB, down) };
    case 'no-bucket':
      return { ...env, BUCKET: emptyBucket(env.BUCKET) };
    case 'no-images':
      return { ...env, IMAGES: brokenImages };
    default:
      return env;
  }
}

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname === '/faults') return Response.json(figures);
    // As if something had been saved elsewhere: copies are no longer good.
    if (pathname === '/new-content') return Response.json(await env.DB.prepare('UPDATE content_version SET value = value + 1').run());
    if (pathname === '/cron') {
      await site.scheduled({ cron: '*/5 * * * *', scheduledTime: Date.now() }, env);
      return new Response('done');
    }
    return site.fetch(request, withFaults(env, request.headers.get('X-Faults')), context);
  },
  scheduled: site.scheduled,
} satisfies ExportedHandler<Bindings>;
