import type { BasketItem } from '#base/basket/basket-items.ts';
import { basket } from '#base/basket/basket-store.ts';
import { plainItems } from './plain-items.ts';

/** The same choice, whatever was shown of it. */
const wordsOf = ({ id: _id, title: _title, totalCents: _cents, ...chosen }: BasketItem) =>
  JSON.stringify(Object.entries(chosen).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Puts what an address holds into the basket of the device, once. */
export function takePlainItems(text: unknown): void {
  const known = new Set(basket.items().map(wordsOf));
  for (const { id: _id, ...item } of plainItems(text))
    if (!known.has(wordsOf({ ...item, id: '' } as BasketItem))) basket.add(item);
}
