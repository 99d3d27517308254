import type { HeadTag } from './make-head.ts';

/** Replaces the head's page tags in the browser after a navigation or change of language. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-head], title')) old.remove();
  document.head.append(
    ...tags.map(({ tag, attributes, text }) => {
      const element = document.createElement(tag);
      element.setAttribute('data-head', '');
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (text !== undefined) element.textContent = text;
      return element;
    }),
  );
}
