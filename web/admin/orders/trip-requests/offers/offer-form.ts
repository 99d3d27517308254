import { suggestedEnd } from '#admin/frame/orders/offer-facts.tsx';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { OfferInput } from '#contract/orders/offers.ts';
import type { Choice } from '../desk/use-departures.ts';
import type { FieldErrors } from '../desk/use-desk-action.ts';

export type OfferForm = {
  /** A departure of an option, or a day in words. */
  kind: 'departure' | 'words';
  choice: Choice;
  title: string;
  date: string;
  time: string;
  totalCents: number | null;
  isFree: boolean;
  depositCents: number | null;
  until: string | null;
  note: string;
  isHeld: boolean;
  notify: boolean;
};

/** What was offered before, else what was asked for. */
export function formOf({ offered, date, time, contact, option }: TripRequestDetail): OfferForm {
  const day = offered?.date ?? date;
  return {
    kind: offered && offered.optionId === null ? 'words' : 'departure',
    choice: {
      optionId: offered?.optionId ?? (offered ? option.id : null),
      date: day,
      time: offered?.optionId ? offered.time : null,
    },
    ...{ title: offered?.title ?? '', date: day, time: offered?.time ?? time },
    totalCents: offered && offered.totalCents > 0 ? offered.totalCents : null,
    isFree: offered?.totalCents === 0,
    depositCents: offered?.depositCents || null,
    until: suggestedEnd(),
    ...{ note: offered?.note ?? '', isHeld: offered?.isHeld ?? false },
    notify: contact.email !== null,
  };
}

type Start = { optionId: number; departureId: string } | undefined;

/** What is missing before it is sent. */
export const missingIn = (form: OfferForm, start: Start): FieldErrors => ({
  ...(form.kind === 'departure' && !start && { departureId: 'required' as const }),
  ...(form.kind === 'words' && !form.title.trim() && { title: 'required' as const }),
  ...(!form.isFree && !form.totalCents && { totalCents: 'required' as const }),
  ...((form.depositCents ?? 0) > (form.totalCents ?? 0) && { depositCents: 'too_many' as const }),
  ...(form.isHeld &&
    form.kind === 'departure' &&
    form.until === null && { until: 'required' as const }),
});

export function sentOffer(form: OfferForm, version: number, start: Start): OfferInput {
  const { kind, title, date, time, totalCents, isFree, depositCents, until, note, notify } = form;
  return {
    ...{ version, until, note, notify },
    ...(kind === 'departure' ? { ...start, isHeld: form.isHeld } : { title, date, time }),
    ...(isFree
      ? { isFree }
      : { totalCents: totalCents ?? undefined, depositCents: depositCents ?? 0 }),
  };
}
