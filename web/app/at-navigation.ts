import { loadPage, type SiteContext } from '#api/site-context.ts';
import type { NeededQuery } from '#api/state-cut.ts';
import type { Namespace } from '#contract/language.ts';

/**
 * What a page asks for, and its head, are loaded with the page; its texts and `first`, the answer that it waits for longest, on the way.
 * While a filled page comes alive none is needed: it brought them.
 */
export const atNavigation =
  <M>(load: () => Promise<M>, ...namespaces: Namespace[]) =>
  async (context: SiteContext, ...first: NeededQuery[]): Promise<M | undefined> => {
    if (context.isFilled) return undefined;
    if (!context.isServer) void loadPage(context, { namespaces, queries: first });
    return load();
  };
