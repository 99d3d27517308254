import { toHex } from '#bytes/hex.ts';
import { isLanguage, type Language, NAMESPACES, type Namespace } from '#contract/language.ts';
import { connect } from '#db/client.ts';
import { Reader } from '#db/reader.ts';
import { newestVersion, rememberNewest } from '#edge/newest-version.ts';
import type { Bindings } from '#env';
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

/** The files of the newest version: those this worker knows while nothing has changed, without asking for the edits again. */
async function newestFiles(env: Bindings, context: ExecutionContext) {
  const known = lastKnownFiles();
  if (known.version !== undefined && (await newestVersion(env, context, false)) === known.version) return known;
  const db = connect(env.DB);
  // Without its database the site still has the words of its files.
  const answer = await new Reader(db).run(versionAndEdits(db)).catch(() => undefined);
  if (!answer) return known;
  rememberNewest(answer);
  return filesWith(answer);
}

/** `GET /locales/{lng}/{ns}.json`: a flat JSON object of strings, with a strong ETag. */
export const localeRoutes = router().get('/:language/:file{[a-z-]+\\.json}', async (c) => {
  const language = c.req.param('language');
  const name = c.req.param('file').slice(0, -'.json'.length);
  const namespace = found(NAMESPACES.find((one): one is Namespace => one === name && isLanguage(language)));
  const { files } = await newestFiles(c.env, c.executionCtx as ExecutionContext);
  const text = JSON.stringify(files[language as Language][namespace]);
  const headers = {
    ETag: await etagOf(text),
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, no-cache',
  };
  if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers);
  return c.body(text, 200, headers);
});
