import * as v from 'valibot';
import { BookingDay, ClockTime } from '../../days.schema.ts';
import { GuestMessage } from '../../orders/offers.schema.ts';
import type { FieldErrorCode } from '../../problem.ts';
import { tidyCode, tidyText } from '../../texts/tidy-text.ts';
import { TermsConsent } from '../../trips/trip-requests.schema.ts';
import { Flight, LegAddress } from '../fields.schema.ts';

const code = (name: FieldErrorCode) => name;

const optionalText = (tidy: (text: string) => string, max: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(tidy),
    v.maxLength(max),
    v.transform((text) => text || undefined),
  );
const ShownCents = v.optional(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value) => tidyCode(String(value))),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
  ),
);
const Token = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** `feeCents`: the fee shown to the guest; if it has changed, the response is 409 with the current booking. */
export const CancelInput = v.object({
  token: Token,
  feeCents: ShownCents,
});

/** The guest accepts what the firm offers. `totalCents`: the price that was shown; another one is refused. */
export const AcceptInput = v.object({
  token: Token,
  termsAccepted: v.optional(TermsConsent, false),
  totalCents: ShownCents,
});
export const DeclineInput = v.object({ token: Token });
/** The guest asks back before deciding. */
export const AskInput = v.object({ token: Token, text: GuestMessage.entries.text });

/** A request for a change, which the firm answers. At least one of message, date, time, flight and address. */
export const ChangeRequestInput = v.pipe(
  v.object({
    token: Token,
    leg: v.optional(v.fallback(v.picklist(['outbound', 'return']), 'outbound'), 'outbound'),
    message: optionalText(tidyText, 2000),
    date: v.pipe(optionalText(tidyCode, 40), v.optional(BookingDay)),
    time: v.pipe(optionalText(tidyCode, 40), v.optional(ClockTime)),
    flight: v.optional(Flight),
    /** Another hotel or address at the end that has one. */
    address: v.optional(LegAddress),
  }),
  v.metadata({ jsonSchema: { examples: [{ message: 'We land an hour later.' }] } }),
  v.forward(
    v.partialCheck(
      [['message'], ['date'], ['time'], ['flight'], ['address']],
      ({ message, date, time, flight, address }) =>
        Boolean(message || date || time || flight || address),
      code('required'),
    ),
    ['message'],
  ),
);
