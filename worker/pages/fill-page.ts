import type { FilledPage, PageAddress, PostedForm } from '#contract/render.ts';
import { connect } from '#db/client.ts';
import { Reader } from '#db/reader.ts';
import type { Bindings } from '#env';
import { answerError } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { renderPage } from '#render';
import { LOCALE_FILES } from '#text/locale-files.ts';
import { features } from '../app.ts';

/** Renders the page of an address from the API's own handlers; all they ask of D1 together is one batch. */
export async function fillPage(
  env: Bindings,
  context: ExecutionContext,
  address: PageAddress,
  postedForm?: PostedForm,
): Promise<FilledPage & { serverTiming: string }> {
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
  const page = await renderPage({ address, strings: LOCALE_FILES, load, postedForm });
  return { ...page, serverTiming: reader.serverTiming };
}
