import type { Page } from '@playwright/test';

/** When a translation or an extension changes the page. */
export type Moment = 'DOMContentLoaded' | 'load' | 'hydrated';
export type Change = 'wraps text' | 'replaces text' | 'adds attributes' | 'injects nodes';

/** Changes the page as Chrome's translation and extensions do. `__changed` is set when done. */
function changePage(change: Change): void {
  const foreign = (text: string) => text.replace(/\p{L}/gu, 'x');
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (
        text.data.trim() &&
        !text.parentElement?.closest('script, style, template, noscript, textarea')
      )
        found.push(text);
    }
    return found;
  };
  const wrap = (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(foreign(text.data));
    outer.append(inner);
    text.replaceWith(outer);
  };
  const inject = (place: Element | null, where: InsertPosition) => {
    const node = document.createElement('div');
    node.className = 'of-an-extension';
    place?.insertAdjacentElement(where, node);
  };
  const changes: Record<Change, () => void> = {
    'wraps text': () => texts().forEach(wrap),
    'replaces text': () => {
      for (const text of texts()) text.data = foreign(text.data);
    },
    'adds attributes': () => {
      document.documentElement.setAttribute('data-lt-installed', 'true');
      document.documentElement.classList.add('translated-ltr');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      for (const field of document.querySelectorAll('input, textarea, select, form, a, button')) {
        field.setAttribute('data-gramm', 'false');
        field.setAttribute('fdprocessedid', 'a1b2c3');
      }
    },
    'injects nodes': () => {
      for (const place of [
        document.body,
        ...document.querySelectorAll('header, main, footer, #root, form'),
      ])
        for (const where of ['afterbegin', 'beforeend'] as const) inject(place, where);
    },
  };
  changes[change]();
  Object.assign(window, { __changed: true });
}

/** Changes the page at a given moment of loading. */
export const changeAt = (page: Page, change: Change, moment: Exclude<Moment, 'hydrated'>) =>
  page.addInitScript({
    content: `addEventListener('${moment}', () => (${changePage})('${change}'), { once: true });`,
  });

export const changeNow = (page: Page, change: Change) => page.evaluate(changePage, change);

/** Language-independent structure: link targets and amounts of content. */
export type Structure = {
  header: string[];
  footer: string[];
  main: string[];
  letters: number;
  fields: string[];
};

export const structureOf = (page: Page): Promise<Structure> =>
  page.evaluate(() => {
    const addresses = (place: string) =>
      [...document.querySelectorAll(`${place} a[href]`)]
        .map((link) => link.getAttribute('href') ?? '')
        .sort();
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
    for (const hidden of main?.querySelectorAll('script, style, template, noscript') ?? [])
      hidden.remove();
    return {
      header: addresses('header'),
      footer: addresses('footer'),
      main: addresses('main'),
      letters: (main?.textContent ?? '').replace(/\s+/g, '').length,
      // What is folded away may come when it is opened.
      fields: [...document.querySelectorAll<HTMLInputElement>('main [name]')]
        .filter((field) => !field.closest('details:not([open])'))
        // The counter of children replaces a text field once scripts are there.
        .map(({ name }) => name.replace(/\.count$/, ''))
        .sort(),
    };
  });
