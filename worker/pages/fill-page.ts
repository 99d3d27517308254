import type { FilledPage, PageAddress, PageRequest, PostedForm } from '#contract/render.ts';
import { connect } from '#db/client.ts';
import { Reader } from '#db/reader.ts';
import { rememberNewest } from '#edge/newest-version.ts';
import type { Bindings } from '#env';
import { logFailure } from '#http/log.ts';
import { renderPage } from '#render';
import { filesWith, lastKnownFiles, versionAndEdits } from '#text/edited-strings.ts';
import { withNamedBlank } from './blank-name.ts';
import { askOwnApi } from './own-api.ts';

const report = (error: unknown) => logFailure('render failed', error);

/**
 * Renders the page of an address from the API's own handlers; all they ask of D1 together is one batch.
 * `contentVersion`: what it shows; undefined when something it needs was not to be had.
 */
export async function fillPage(
  env: Bindings,
  context: ExecutionContext,
  address: PageAddress,
  postedForm?: PostedForm,
): Promise<FilledPage & { serverTiming: string; contentVersion: number | undefined }> {
  const db = connect(env.DB);
  const reader = new Reader(db);
  // Asked in the same turn as what the page asks for first, so that all of it is one batch.
  let asked: ReturnType<typeof ask> | undefined;
  const ask = () => reader.run(versionAndEdits(db)).catch(() => undefined);
  let hasFailed = false;
  const load = async (path: string): Promise<unknown> => {
    asked ??= ask();
    const response = await askOwnApi(path, env, context, { db, reader });
    hasFailed ||= response.status >= 500;
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return response.json();
  };
  const start = Date.now();
  const begun = lastKnownFiles();
  const named = { ...address, path: withNamedBlank(address.path) };
  const render = (strings: PageRequest['strings']) => renderPage({ address: named, strings, load, postedForm, report });
  const first = await render(begun.files);
  const answer = await (asked ?? ask());
  if (answer) rememberNewest(answer);
  const now = answer ? filesWith(answer) : begun;
  // Strings were edited since this worker's last page: once more with the new ones.
  const page = now.stamp === begun.stamp ? first : await render(now.files);
  const serverTiming = `${reader.serverTiming}, fill;dur=${Date.now() - start}`;
  return { ...page, serverTiming, contentVersion: hasFailed ? undefined : answer?.version };
}
