import type { FilledPage, PageAddress, PostedForm } from '#contract/render.ts';
import { connect } from '#db/client.ts';
import { Reader } from '#db/reader.ts';
import type { Bindings } from '#env';
import { answerError } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { renderPage } from '#render';
import { filesWith, lastKnownFiles, versionAndEdits } from '#text/edited-strings.ts';
import { features } from '../app.ts';

/** Renders the page of an address from the API's own handlers; all they ask of D1 together is one batch. */
export async function fillPage(
  env: Bindings,
  context: ExecutionContext,
  address: PageAddress,
  postedForm?: PostedForm,
): Promise<FilledPage & { serverTiming: string; contentVersion: number }> {
  const db = connect(env.DB);
  const reader = new Reader(db);
  const internal = router()
    .use(async (c, next) => {
      c.set('db', db);
      c.set('reader', reader);
      await next();
    })
    .route('/api', features)
    .onError(answerError);
  const load = async (path: string): Promise<unknown> => {
    const response = await internal.request(path, {}, env, context);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return response.json();
  };
  const begun = lastKnownFiles();
  // Asked in the same turn as what the page asks for first, so that all of it is one batch.
  const asked = reader.run(versionAndEdits(db)).catch((): undefined => undefined);
  const [first, answer] = await Promise.all([renderPage({ address, strings: begun.files, load, postedForm }), asked]);
  const now = answer ? filesWith(answer.edits) : begun;
  // Strings were edited since this worker's last page: once more with the new ones.
  const page = now.stamp === begun.stamp ? first : await renderPage({ address, strings: now.files, load, postedForm });
  return { ...page, serverTiming: reader.serverTiming, contentVersion: answer?.version ?? 0 };
}
