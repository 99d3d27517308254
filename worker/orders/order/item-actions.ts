import type { Context } from 'hono';
import {
  GuestBookingCancel,
  GuestBookingChange,
} from '#contract/bookings/guest-bookings.schema.ts';
import type { Language } from '#contract/languages/language.ts';
import type { ItemKind } from '#contract/orders/orders.ts';
import { CancelInput, ChangeRequestInput } from '#contract/transfers/booking/booking.schema.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { App } from '#env';
import { bookingEvent } from '#orders/bookings/calendar-file.ts';
import { cancelByHolder as cancelBooking } from '#orders/bookings/guest/cancel.ts';
import { change, costOfChange } from '#orders/bookings/guest/change.ts';
import { holderOf as bookingHolder } from '#orders/bookings/guest/holder.ts';
import { endingCost } from '#orders/items/ending-cost.ts';
import { transferEvents } from '#orders/transfers/booking/calendar-file.ts';
import { cancelByHolder as cancelTransfer } from '#orders/transfers/booking/cancel.ts';
import { holderOf as transferHolder } from '#orders/transfers/booking/holder.ts';
import { requestChange } from '#orders/transfers/booking/request-change.ts';

export const isDryRun = (body: object) =>
  'dryRun' in body && (body.dryRun === true || body.dryRun === 'true');

/** An item with its own link. */
export type NamedItem = { kind: ItemKind; reference: string; token: string };

/** What the holder of an order does with one of its items, by the body that the item's own route takes. */
type ItemActions = {
  cancel(c: Context<App>, item: NamedItem, body: object): Promise<Response>;
  change(c: Context<App>, item: NamedItem, body: object): Promise<Response>;
  /** The item's entries in the order's calendar file. */
  events(c: Context<App>, item: NamedItem, language: Language): Promise<string[]>;
};

async function bookingOf(c: Context<App>, { token, reference }: NamedItem) {
  const [held, site] = await Promise.all([
    bookingHolder(c, token, reference),
    c.var.reader.run(mailSite(c.var.db)),
  ]);
  return { held, site };
}

const trip: ItemActions = {
  cancel: async (c, item, body) => {
    const input = parseBody(GuestBookingCancel, { ...body, token: item.token });
    return cancelBooking(c, await bookingOf(c, item), input);
  },
  change: async (c, item, body) => {
    const input = parseBody(GuestBookingChange, { ...body, token: item.token });
    const { held, site } = await bookingOf(c, item);
    return c.json(
      input.dryRun ? await costOfChange(c, held, input) : await change(c, input, held, site),
    );
  },
  events: async (c, item, language) => {
    const held = await bookingHolder(c, item.token, item.reference);
    return bookingEvent(
      { ...held.booking, trip: held.trip, option: held.option },
      { language, url: held.urlOf() },
    );
  },
};

const transfer: ItemActions = {
  cancel: async (c, item, body) => {
    const holder = await transferHolder(c, item.token, item.reference);
    const { cancellation, totalCents } = holder.booking;
    if (cancellation.allowed && isDryRun(body))
      return c.json(endingCost(cancellation.feeCents, totalCents));
    return cancelTransfer(c, holder, parseBody(CancelInput, body));
  },
  change: async (c, item, body) => {
    const holder = await transferHolder(c, item.token, item.reference);
    return requestChange(c, holder, parseBody(ChangeRequestInput, body));
  },
  events: async (c, item, language) => {
    const { booking, urlOf } = await transferHolder(c, item.token, item.reference);
    const url = urlOf();
    return transferEvents(booking, { language, url, uid: booking.reference });
  },
};

export const ITEM_ACTIONS: Readonly<Record<ItemKind, ItemActions>> = { trip, transfer };
