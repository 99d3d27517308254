const STYLE_ELEMENTS = /<style\b[\s\S]*?<\/style\s*>/gi;

/**
 * Parses markup into an inert document. Style elements are removed and style attributes become `data-style`: the page's
 * Content-Security-Policy forbids them even in a document that is never shown.
 */
export const readMarkup = (html: string): Document =>
  new DOMParser().parseFromString(
    html
      .replace(STYLE_ELEMENTS, '')
      .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style=')),
    'text/html',
  );
