/** What a visitor did to markup that was not alive yet. */
export type Early = { clicks: HTMLElement[]; edited: Set<HTMLElement>; stop: () => void };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Clicks that are kept until they can be answered; more is impatience. */
const CLICKS_LIMIT = 5;

/** Keeps clicks on buttons that need a script, and what is typed, from now on. `onSign` hears of every touch, key and turn of the wheel. */
export function keepEarly(area: EventTarget, onSign: (event: Event) => void): Early {
  const keepers = new AbortController();
  const early: Early = { clicks: [], edited: new Set(), stop: () => keepers.abort() };
  const listen = { capture: true, passive: true, signal: keepers.signal };
  area.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('button');
      if (button?.type === 'button' && early.clicks.length < CLICKS_LIMIT) early.clicks.push(button);
    },
    listen,
  );
  area.addEventListener('input', ({ target }) => early.edited.add(target as HTMLElement), listen);
  for (const sign of ['pointerdown', 'keydown', 'wheel']) area.addEventListener(sign, onSign, listen);
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

/** Once it is alive: what was typed is known to it, and buttons do what they were pressed for. */
export function replayEarly({ clicks, edited, stop }: Early): void {
  stop();
  for (const field of edited) if (field.isConnected) enterAgain(field as Field);
  for (const button of clicks) if (button.isConnected) button.click();
}
