import { markStale } from '#core/cache/local-cache.ts';
import type { Bindings } from '#env';
import site from '../index.ts';
import { interceptedD1 } from './d1/intercepted-d1.ts';

// The site over failing bindings, for `npm run torture -- faults`. The header `X-Faults` of a request selects them: `shaky` (D1 sometimes
// fails and stalls), `d1-down`, `no-bucket`, `no-images`. `/faults` reports their number, `/new-content` invalidates every stored response,
// `/cron` runs the job of every five minutes.

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
      return { ...env, DB: interceptedD1(env.DB, shaky) };
    case 'd1-down':
      return { ...env, DB: interceptedD1(env.DB, down) };
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
    // Like a save.
    if (pathname === '/new-content') {
      await markStale(['site']);
      return new Response('done');
    }
    if (pathname === '/cron') {
      await site.scheduled({ cron: '*/5 * * * *', scheduledTime: Date.now() }, env, context);
      return new Response('done');
    }
    return site.fetch(request, withFaults(env, request.headers.get('X-Faults')), context);
  },
  scheduled: site.scheduled,
} satisfies ExportedHandler<Bindings>;
