import type { FilledPage, PageAddress, PageRequest, PostedForm } from '#contract/render.ts';
import { sharedTags } from '#core/cache/policy.ts';
import type { Tag } from '#core/cache/tags.ts';
import { connectRequest, type Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { filesWith, lastKnownFiles, versionAndEdits } from '#core/text/strings/edited-strings.ts';
import type { Bindings } from '#env';
import { renderPage } from '#render';
import { withNamedBlank } from './blank-name.ts';
import { type FirmContact, rememberContact } from './firm-contact.ts';
import { fetchOwnApi } from './own-api.ts';

const report = (error: unknown) => logFailure('render failed', error);

/** Without a language: in the site's default language. */
export type WantedPage = Omit<PageAddress, 'language'> & Partial<Pick<PageAddress, 'language'>>;

export type PageFromDatabase = FilledPage & {
  contentVersion: number;
  /** Tags of all data on the page; undefined when a part of it is not the same for all visitors. */
  tags: Tag[] | undefined;
  /** Of the request, for what else the page's answer reads. */
  db: Database;
  /** Of what was read until then, for `Server-Timing`. */
  timing: () => string;
};

/** What a preview shows instead of what is stored. */
type Draft = {
  strings: (strings: PageRequest['strings']) => PageRequest['strings'];
  answer: (path: string, data: unknown) => unknown;
};

/** Renders the page of a URL with data from the API's own handlers; their D1 reads form one batch. Rejects when one of them fails. */
export async function fillPage(
  env: Bindings,
  context: ExecutionContext,
  wanted: WantedPage,
  postedForm?: PostedForm,
  draft?: Draft,
): Promise<PageFromDatabase> {
  const { db, calls } = connectRequest(env.DB);
  const reader = new Reader(db);
  // Requested in the same turn as the page's first data, so that they share one batch.
  let versionRead: ReturnType<typeof ask> | undefined;
  const ask = () => reader.run(versionAndEdits(db));
  let failure: Error | undefined;
  const tags = new Set<Tag>();
  let isShared = true;
  const load = async (path: string): Promise<unknown> => {
    versionRead ??= ask();
    versionRead.catch(() => undefined);
    const response = await fetchOwnApi(path, env, context, { db, reader });
    const shared = sharedTags(response.headers);
    if (!shared) isShared = false;
    for (const tag of shared ?? []) tags.add(tag);
    if (!response.ok) {
      const error = new Error(`${response.status}: ${await response.text()}`);
      if (response.status >= 500) failure ??= error;
      throw error;
    }
    const data: unknown = await response.json();
    if (path.startsWith('/api/site?')) rememberContact(env, context, data as FirmContact);
    return draft ? draft.answer(path, data) : data;
  };
  const start = Date.now();
  const begun = lastKnownFiles();
  const render = (known: typeof begun) => {
    const address = {
      ...wanted,
      language: wanted.language ?? known.defaultLanguage,
      path: withNamedBlank(wanted.path),
    };
    const strings = known.files as PageRequest['strings'];
    return renderPage({
      address,
      strings: draft ? draft.strings(strings) : strings,
      load,
      postedForm,
      report,
    });
  };
  const first = await render(begun);
  const answer = await (versionRead ?? ask());
  const known = filesWith(answer);
  const isAsBegun =
    known.files === begun.files &&
    (wanted.language !== undefined || known.defaultLanguage === begun.defaultLanguage);
  // Strings or the default language have changed since this worker's last page: render again with the new ones.
  const page = isAsBegun ? first : await render(known);
  if (failure) throw failure;
  const milliseconds = Date.now() - start;
  return {
    ...page,
    contentVersion: answer.version,
    tags: isShared ? [...tags] : undefined,
    db,
    timing: () => `${calls.serverTiming}, fill;dur=${milliseconds}`,
  };
}
