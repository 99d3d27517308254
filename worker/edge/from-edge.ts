import type { Bindings } from '#env';
import { hasSessionCookie } from '#http/origin.ts';
import { answerCopy, compress } from './answer-copy.ts';
import { findCopy, findSharedCopy, keepCopy } from './copies.ts';
import { type Copy, makeCopy } from './copy.ts';
import { EDITOR_DEADLINE_MS, inTime, newestVersion } from './newest-version.ts';

/** An answer fresh from the database. `version`: that of its content, or an older one; undefined when something it needs was not to be had. */
export type Fresh = { response: Response; version: number | undefined; timing: string };

/** What depends on the time of day, such as prices and what is published later, is drawn again after this. */
const LIFE_MS = 10 * 60_000;

const isBad = ({ response, version }: Fresh) => response.status >= 500 || version === undefined;
const isGood = (copy: Copy, version: number) => copy.version === version && Date.now() - copy.madeAt < LIFE_MS;

/** Signed in: may just have changed something and wants to see it. */
export const mayEdit = (request: Request) => hasSessionCookie(request.headers.get('Cookie'));

async function keep(key: string, { response, version }: Fresh, context: ExecutionContext): Promise<Copy | undefined> {
  if (version === undefined || response.status !== 200) return undefined;
  const copy = makeCopy(new Uint8Array(await response.arrayBuffer()), Object.fromEntries(response.headers), version);
  keepCopy(key, copy, context);
  return copy;
}

type Asked = { request: Request; env: Bindings; context: ExecutionContext; key: string; make: () => Promise<Fresh> };

/**
 * The answer of an address: its copy as long as the content is the same (no database is asked then), else made anew and kept.
 * When that takes too long or fails, the copy as it is. Only answers with 200 are kept; all others pass as they are.
 */
export async function fromEdge({ request, env, context, key, make }: Asked): Promise<Response> {
  const copy = await findCopy(key, context);
  if (copy) {
    const version = await newestVersion(env, context, mayEdit(request));
    if (version === undefined) return answerCopy(request, copy, 'stale');
    if (isGood(copy, version)) {
      // The second visitor's answer, and all after it, are compressed beforehand.
      if (!copy.brotli) context.waitUntil(Promise.resolve().then(() => compress(copy)));
      return answerCopy(request, copy, 'hit');
    }
  }
  const making = make();
  if (copy) {
    const kept = making.then((fresh) => keep(key, fresh, context).then((made) => ({ fresh, made })));
    const done = await inTime(
      kept.catch(() => undefined),
      mayEdit(request) ? EDITOR_DEADLINE_MS : undefined,
    );
    if (!done) {
      context.waitUntil(kept.catch(() => undefined));
      return answerCopy(request, copy, 'stale');
    }
    if (done.made) return answerCopy(request, done.made, 'miss', done.fresh.timing);
    return isBad(done.fresh) ? answerCopy(request, copy, 'stale') : done.fresh.response;
  }
  const fresh = await making;
  const made = await keep(key, fresh, context);
  if (made) return answerCopy(request, made, 'miss', fresh.timing);
  const rescue = isBad(fresh) ? await findSharedCopy(key) : undefined;
  return rescue ? answerCopy(request, rescue, 'stale') : fresh.response;
}
