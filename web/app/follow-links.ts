import { pageAddress, pathOf } from './page-link.ts';

type Turner = { navigate: (to: { href: string }) => unknown; prepare: (href: string) => unknown };
/** Whether a path is in the page's language, and carries it as the page does: others are pages of their own. */
type IsInPlace = (pathname: string) => boolean;

/** Before the click itself there is time to prepare what the link leads to. */
const SIGNS = ['mouseover', 'touchstart', 'focusin'] as const;

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** Told by Chromium. */
const isOfTouch = (event: UIEvent & { sourceCapabilities?: { firesTouchEvents: boolean } | null }) =>
  event.sourceCapabilities?.firesTouchEvents === true;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Links to pages of ours turn the page in place, and what they lead to is prepared. The window listens for all of them: so links are
 * plain markup, which costs little while a page is drawn or taken out, and those in parts that are not alive lead on alike.
 * Gives back what ends it.
 */
export function followLinks(turner: Turner, isInPlace: IsInPlace): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const addressOf = (link: Element) => {
    const address = pageAddress(link);
    return address && isInPlace(pathOf(address)) ? address : undefined;
  };
  const turnTo = (href: string) => void turner.navigate({ href });

  let ahead: Element | null = null;
  const prepare = (event: Event) => {
    const link = linkOf(event);
    const href = link && link !== ahead ? addressOf(link) : undefined;
    if (!href) return;
    ahead = link;
    turner.prepare(href);
  };
  for (const sign of SIGNS) addEventListener(sign, prepare, { passive: true, capture: true, signal });

  // A tap would move the focus to the link, and the page that it leads to take it away again. There is a click all the same. Heard
  // on its way down, as parts that are not alive let nothing out.
  addEventListener(
    'mousedown',
    (event) => {
      const link = isOfTouch(event) ? linkOf(event) : null;
      if (link && addressOf(link)) event.preventDefault();
    },
    { capture: true, signal },
  );
  // Nor does a field of the page that goes keep the focus until the next page's frame: it lets go of it once the finger is up, while the
  // browser finds out that this was a tap.
  addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerType === 'touch' && linkOf(event)?.closest('main'))
        document.querySelector<HTMLElement>('main :is(input, textarea):focus')?.blur();
    },
    { capture: true, passive: true, signal },
  );

  /** The address that a click leads to, when it is for us to follow. */
  const followed = (event: MouseEvent, link: Element | null) => {
    const href = link && isPlainClick(event) && !event.defaultPrevented ? addressOf(link) : undefined;
    if (href) event.preventDefault();
    return href;
  };
  addEventListener(
    'click',
    (event) => {
      const href = followed(event, linkOf(event));
      if (href) turnTo(href);
    },
    { signal },
  );
  // On its way down: of what happens in a part that is not alive nobody else hears (`ui/still-events.ts`).
  document.body.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      const href = link?.closest('[data-still]') ? followed(event, link) : undefined;
      if (href) turnTo(href);
    },
    { capture: true, signal },
  );
  return () => ended.abort();
}
