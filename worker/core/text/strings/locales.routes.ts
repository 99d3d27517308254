import { createMiddleware } from 'hono/factory';
import { isLanguage, TEXT_NAMESPACES } from '#contract/languages/language.ts';
import { toHex } from '#core/bytes/hex.ts';
import { share } from '#core/cache/policy.ts';
import { connectRequest } from '#core/db/client.ts';
import { CONTENT_VERSION_HEADER } from '#core/db/published/content-version.ts';
import { Reader } from '#core/db/reader.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { filesWith, lastKnownFiles, versionAndEdits } from './edited-strings.ts';

type Files = ReturnType<typeof lastKnownFiles>['files'];

const TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
const NAME = /^\/locales\/([a-z]+)\/([a-z-]+)\.json$/;

/** A strong ETag: the file has the same bytes each time it is generated. */
async function etagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `"${toHex(digest.slice(0, 12))}"`;
}

/** One file's text; undefined when there is no such language or namespace. */
function fileText(files: Files, pathname: string): string | undefined {
  const [, language, name] = NAME.exec(pathname) ?? [];
  const namespace = TEXT_NAMESPACES.find((one) => one === name);
  return isLanguage(language) && namespace ? JSON.stringify(files[language][namespace]) : undefined;
}

/** `GET /locales/{lng}/{ns}.json`: a flat JSON object of strings including edits; its query only bypasses browsers' caches. */
export const localeRoutes = router();

localeRoutes.get('/:language/:file', async (c) => {
  if (fileText(lastKnownFiles().files, c.req.path) === undefined)
    throw new ApiError(404, 'problem.no_locale');
  const { db, calls } = connectRequest(c.env.DB);
  const answer = await new Reader(db).run(versionAndEdits(db));
  const text = fileText(filesWith(answer).files, c.req.path) ?? '{}';
  const response = new Response(text, {
    headers: {
      ...TYPE,
      ETag: await etagOf(text),
      [CONTENT_VERSION_HEADER]: String(answer.version),
      'Server-Timing': calls.serverTiming,
    },
  });
  share(response.headers, []);
  return response;
});

/** Without database and stored response, the fallback is the texts that this worker last read, or the built-in ones. */
export const knownWordsWithoutDatabase = createMiddleware<App>(async (c, next) => {
  await next();
  const text = c.res.status === 503 ? fileText(lastKnownFiles().files, c.req.path) : undefined;
  if (text !== undefined) {
    c.res = undefined;
    c.res = new Response(text, { headers: { ...TYPE, 'Cache-Control': 'no-store' } });
  }
});
