import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import { answerError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { Bindings } from '#env';
import { features } from '../app.ts';

type Own = { db: Database; reader: Reader };

const owners = new WeakMap<Request, Own>();

const api = router();

api.use(async (c, next) => {
  const own = owners.get(c.req.raw);
  if (!own) throw new Error('Called without a reader.');
  c.set('db', own.db);
  c.set('reader', own.reader);
  await next();
});
api.route('/api', features);
api.onError(answerError);

/** Calls `/api/...` inside the worker: all reads of one reader form one batch. */
export async function fetchOwnApi(
  path: string,
  env: Bindings,
  context: ExecutionContext,
  own: Own,
  headers?: HeadersInit,
): Promise<Response> {
  const request = new Request(`http://own${path}`, { headers });
  owners.set(request, own);
  return api.fetch(request, env, context);
}
