// A separate script that the worker puts into rendered pages instead of the site's entry (worker/pages/shell.ts). It loads the style sheet
// and runs the entry after `load`, when the largest picture has been painted, or on the first touch or key press. Until then links and
// forms work as HTML. A click on a button in a part that is not hydrated yet is dispatched again afterwards, and so is a submission of the
// booking's form: without its script it would be validated with the fields of a later step.

(({ entry = '', preloads = '', styles = '' }: DOMStringMap) => {
  let isStarted = false;
  let hasFailed = false;
  let pauseMs = 1000;
  let clicked: HTMLElement | undefined;

  // A browser that returns to a position needs the real height of the page, which is otherwise estimated until it is hydrated.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit && visit.type !== 'navigate')
    document.getElementById('root')?.setAttribute('data-returned', '');

  const add = (tag: 'link' | 'script', attributes: Partial<HTMLLinkElement & HTMLScriptElement>) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));

  // The page stays as it is, and what is missing is requested again: after a growing pause, at the next touch, and when online again.
  // A submission that was held for them goes its way as HTML.
  const startAgain = () => {
    hasFailed = true;
    if (clicked instanceof HTMLButtonElement && clicked.type === 'submit') {
      const button = clicked;
      clicked = undefined;
      button.click();
    }
    isStarted = false;
    setTimeout(start, pauseMs);
    pauseMs = Math.min(pauseMs * 2, 60_000);
  };

  /** The page has the rules of its own markup; what the program draws needs the others. Its fonts are declared once: anew they would flash. */
  const addStyles = async () => {
    const response = await fetch(styles);
    if (!response.ok) throw response;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync((await response.text()).replace(/@font-face *{.*?}/gs, ''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    styles = '';
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    if (!hasFailed)
      for (const href of preloads.split(' ')) add('link', { rel: 'modulepreload', href });
    (styles ? addStyles() : Promise.resolve()).then(
      () => void add('script', { type: 'module', src: entry, onerror: startAgain }),
      startAgain,
    );
  };

  /** Whether it waits for React; what React draws outside these parts, as dialogs, does not. */
  const waits = (element: Element) =>
    element
      .closest('#root, [data-hydrates-late], [data-hydrates-near]')
      ?.hasAttribute('data-hydrated') === false;

  for (const event of ['pointerdown', 'keydown', 'online'])
    addEventListener(event, start, { passive: true });
  // In the capture phase: React stops a click on a part that it cannot hydrate yet.
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>(
        'button[type=button], [role=button], [data-hydrates-near] button',
      );
      if (!button || !waits(button)) return;
      if (button instanceof HTMLButtonElement && button.type === 'submit') {
        // Where scripts do not come the form works as HTML.
        if (hasFailed) return;
        event.preventDefault();
      }
      clicked = button;
    },
    { capture: true },
  );
  addEventListener('site:hydrated', () => {
    if (!clicked?.isConnected) return;
    if (waits(clicked)) {
      // Its part may wait for a touch, and this one came before it could notice.
      clicked.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return;
    }
    const button = clicked;
    clicked = undefined;
    // After the effect that this event comes from, within which React cannot hydrate what is clicked.
    setTimeout(() => button.click());
  });
  // The frame after `load` paints the last changes.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
})(document.currentScript?.dataset ?? {});

export {};
