import type { SiteContext } from '#api/site-context.ts';

/**
 * What a page asks for, and its head, are loaded with the page. While a filled page comes alive they are not needed: it brought both.
 */
export const atNavigation =
  <M>(load: () => Promise<M>) =>
  async (context: SiteContext): Promise<M | undefined> =>
    context.isFilled ? undefined : load();
