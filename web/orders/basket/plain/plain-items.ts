import { type BasketItem, isBasketItem } from '#base/basket/basket-items.ts';
import { readPlainBasket } from '#contract/orders/plain-basket.ts';

/** The items in an address, which has neither their titles nor their prices; the id is their place in it. */
export const plainItems = (text: unknown): BasketItem[] =>
  readPlainBasket(text)
    .map((item, index) =>
      typeof item === 'object' && item !== null
        ? { ...item, id: String(index), title: '', totalCents: 0 }
        : item,
    )
    .filter(isBasketItem);
