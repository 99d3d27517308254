/** What a visitor did to markup that was not alive yet. */
export type Early = { clicks: HTMLElement[]; edited: Set<HTMLElement>; held?: SubmitEvent; stop: () => void };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Clicks that are kept until they can be answered; more is impatience. */
const CLICKS_LIMIT = 5;

/**
 * Keeps clicks on buttons that need a script, and what is typed, from now on. `onSign` hears of every touch, key and turn of the wheel.
 * At the window, before all others: of what happens in markup that is not alive yet React lets nobody else hear.
 */
export function keepEarly(isInside: (target: Node) => boolean, onSign: (target: Element) => void): Early {
  const keepers = new AbortController();
  const early: Early = { clicks: [], edited: new Set(), stop: () => keepers.abort() };
  const on = (type: string, hear: (target: HTMLElement) => void) =>
    addEventListener(type, ({ target }) => target instanceof Element && isInside(target) && hear(target as HTMLElement), {
      capture: true,
      passive: true,
      signal: keepers.signal,
    });
  on('click', (target) => {
    const button = target.closest('button');
    if (button?.type === 'button' && early.clicks.length < CLICKS_LIMIT) early.clicks.push(button);
  });
  on('input', (target) => void early.edited.add(target));
  for (const sign of ['pointerdown', 'keydown', 'wheel']) on(sign, onSign);
  return early;
}

/** React takes what a field holds when it comes alive for old news; so the value is put in once more, as if just typed. */
function enterAgain(field: Field): void {
  const name = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) ? 'checked' : 'value';
  const typed = (field as HTMLInputElement)[name];
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, name);
  (field as HTMLInputElement)[name] = (name === 'checked' ? !typed : '') as never;
  own?.set?.call(field, typed);
  field.dispatchEvent(new Event(name === 'checked' ? 'click' : 'input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A form that is sent off waits until it can be answered in place. For parts of a page that is alive; before that it goes its own way. */
export function holdForms(isInside: (target: Node) => boolean, early: Early, onHeld: () => void): void {
  const hold = (event: SubmitEvent) => {
    if (!(event.target instanceof Node) || !isInside(event.target)) return;
    event.preventDefault();
    early.held = event;
    onHeld();
  };
  addEventListener('submit', hold, { capture: true });
  const { stop } = early;
  early.stop = () => {
    stop();
    removeEventListener('submit', hold, { capture: true });
  };
}

/** Once it is alive: what was typed is known to it, and buttons do what they were pressed for. */
export function replayEarly({ clicks, edited, held, stop }: Early): void {
  stop();
  for (const field of edited) if (field.isConnected) enterAgain(field as Field);
  for (const button of clicks) if (button.isConnected) button.click();
  // Once what was typed has become the form's own.
  if (held) setTimeout(() => (held.target as HTMLFormElement).requestSubmit(held.submitter));
}
