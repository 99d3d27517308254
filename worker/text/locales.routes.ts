import { toHex } from '#bytes/hex.ts';
import { isLanguage, type Language, NAMESPACES, type Namespace } from '#contract/language.ts';
import { connect } from '#db/client.ts';
import { CONTENT_VERSION_HEADER } from '#db/content-version.ts';
import { Reader } from '#db/reader.ts';
import { deploymentOf } from '#edge/copy.ts';
import { type Fresh, fromEdge, mayEdit } from '#edge/from-edge.ts';
import { newestVersion, rememberNewest } from '#edge/newest-version.ts';
import type { Bindings } from '#env';
import { REVALIDATED_CACHE } from '#http/cache.ts';
import { found } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { filesWith, lastKnownFiles, versionAndEdits } from './edited-strings.ts';

/** By text; emptied when edits have made it long. */
const etags = new Map<string, string>();
const MAX_ETAGS = 200;

async function etagOf(text: string): Promise<string> {
  const known = etags.get(text);
  if (known) return known;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const etag = `"${toHex(digest.slice(0, 12))}"`;
  if (etags.size >= MAX_ETAGS) etags.clear();
  etags.set(text, etag);
  return etag;
}

/** The files of the newest version: those this worker knows while nothing has changed, without asking for the edits again. `version` is undefined when the database was not to be had. */
async function newestFiles(env: Bindings, context: ExecutionContext, isExact: boolean) {
  const known = lastKnownFiles();
  if (known.version !== undefined && (await newestVersion(env, context, isExact)) === known.version) return { ...known, timing: '' };
  const db = connect(env.DB);
  const reader = new Reader(db);
  // Without its database the site still has the words of its files.
  const answer = await reader.run(versionAndEdits(db)).catch(() => undefined);
  if (!answer) return { ...known, version: undefined, timing: reader.serverTiming };
  rememberNewest(answer);
  return { ...filesWith(answer), timing: reader.serverTiming };
}

/** `GET /locales/{lng}/{ns}.json`: a flat JSON object of strings, with a strong ETag, from its copy at the edge; its query only keeps browsers from their own copies. */
export const localeRoutes = router().get('/:language/:file{[a-z-]+\\.json}', async (c) => {
  const language = c.req.param('language');
  const name = c.req.param('file').slice(0, -'.json'.length);
  const namespace = found(NAMESPACES.find((one): one is Namespace => one === name && isLanguage(language)));
  const { env } = c;
  const request = c.req.raw;
  const context = c.executionCtx as ExecutionContext;
  const make = async (): Promise<Fresh> => {
    const { files, version, timing } = await newestFiles(env, context, mayEdit(request));
    const text = JSON.stringify(files[language as Language][namespace]);
    const headers = {
      ETag: await etagOf(text),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': REVALIDATED_CACHE,
      [CONTENT_VERSION_HEADER]: String(version ?? 0),
    };
    return { response: new Response(text, { headers }), version, timing };
  };
  const { origin, pathname } = new URL(c.req.url);
  return fromEdge({ request, env, context, key: `${origin}/copy/${deploymentOf(env)}${pathname}`, make });
});
