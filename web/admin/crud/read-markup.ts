const STYLE_ELEMENTS = /<style\b[\s\S]*?<\/style\s*>/gi;

/**
 * Parses markup into a document that runs nothing. Style elements are left out and style attributes become `data-style`: even a document
 * that is never shown may not have them under the page's Content-Security-Policy.
 */
export const readMarkup = (html: string): Document =>
  new DOMParser().parseFromString(
    html.replace(STYLE_ELEMENTS, '').replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style=')),
    'text/html',
  );
