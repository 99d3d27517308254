import { loadPage, type SiteContext } from '#api/site-context.ts';
import type { NeededQuery } from '#api/state-cut.ts';
import type { Namespace } from '#contract/language.ts';

/**
 * What a page asks for is loaded with the page; on the way already its texts, `first`, the answer that it waits for longest, and the module
 * that makes its head, where that is another. While a filled page comes alive none is needed: it brought them.
 */
export const atNavigation =
  <M>(load: () => Promise<M>, namespaces: readonly Namespace[] = [], head?: () => Promise<unknown>) =>
  async (context: SiteContext, ...first: NeededQuery[]): Promise<M | undefined> => {
    if (context.isFilled) return undefined;
    if (!context.isServer) {
      void loadPage(context, { namespaces, queries: first });
      // Whether it can be had is the loader's to say.
      head?.().catch(() => {});
    }
    return load();
  };
