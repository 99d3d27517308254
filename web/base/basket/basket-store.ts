import { createStore } from '#base/state/store.ts';
import { type BasketItem, isBasketItem, MAX_BASKET_ITEMS, type NewItem } from './basket-items.ts';
import { BASKET_KEY, basketMark } from './basket-mark.ts';

/** Of the stored form; another one is not read. */
const VERSION = 1;

type Items = readonly BasketItem[];
const NONE: Items = [];

/** Without storage the basket lasts as long as the page. */
let ofPage: Items = NONE;

function read(): Items {
  let text: string | null;
  try {
    text = window.localStorage.getItem(BASKET_KEY);
  } catch {
    return ofPage;
  }
  try {
    const { version, items } = JSON.parse(text ?? '{}');
    return version === VERSION && Array.isArray(items)
      ? items.filter(isBasketItem).slice(0, MAX_BASKET_ITEMS)
      : NONE;
  } catch {
    return NONE;
  }
}

function write(items: Items): void {
  ofPage = items;
  try {
    if (items.length > 0)
      window.localStorage.setItem(BASKET_KEY, JSON.stringify({ version: VERSION, items }));
    else window.localStorage.removeItem(BASKET_KEY);
  } catch {
    // Full or blocked.
  }
}

/** In local storage, because the visitor asked for it: no server knows of it but for holds. During hydration it is empty, as on the server. */
const store = createStore<Items>(NONE);

function load(): void {
  const items = read();
  if (JSON.stringify(items) !== JSON.stringify(store.get())) store.set(items);
  basketMark.set(items.length > 0);
}

if (typeof window !== 'undefined') {
  load();
  window.addEventListener('storage', ({ key }) => {
    if (key === BASKET_KEY || key === null) load();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) load();
  });
}

/** Another tab may have changed it: each change starts from what is stored. */
function change(update: (items: Items) => Items): void {
  const items = update(read());
  write(items);
  store.set(items);
  basketMark.set(items.length > 0);
}

const put = (item: BasketItem) => (items: Items) =>
  items.some(({ id }) => id === item.id)
    ? items.map((one) => (one.id === item.id ? item : one))
    : [...items, item].slice(0, MAX_BASKET_ITEMS);

/** Of an item that is being changed: what is added of the same kind takes its place. */
const CHANGING_KEY = 'basket-change';

function changing(item: NewItem): string | undefined {
  try {
    const id = window.sessionStorage.getItem(CHANGING_KEY);
    const isMeant = (one: BasketItem) =>
      one.id === id &&
      one.kind === item.kind &&
      (one.kind !== 'trip' || item.kind !== 'trip' || one.tripId === item.tripId);
    return read().find(isMeant)?.id;
  } catch {
    return undefined;
  }
}

function note(id: string | undefined): void {
  try {
    if (id) window.sessionStorage.setItem(CHANGING_KEY, id);
    else window.sessionStorage.removeItem(CHANGING_KEY);
  } catch {
    // Blocked: the item is added.
  }
}

export const basket = {
  useItems: store.useValue,
  items: store.get,
  /** The id of the new item; undefined when it is full. */
  add: (item: NewItem): string | undefined => {
    const id = changing(item) ?? crypto.randomUUID();
    change(put({ ...item, id }));
    note(undefined);
    return store.get().find((one) => one.id === id)?.id;
  },
  startChange: (id: string): void => note(id),
  endChange: (): void => note(undefined),
  /** Only of an item that is there. */
  update: (id: string, more: (item: BasketItem) => BasketItem) =>
    change((items) => items.map((one) => (one.id === id ? more(one) : one))),
  restore: (item: BasketItem) => change(put(item)),
  remove: (ids: readonly string[]) =>
    change((items) => items.filter(({ id }) => !ids.includes(id))),
};
