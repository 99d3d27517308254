import { addMinutes, instantOf, minutesBetween } from '#contract/menorca-time.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import {
  cancellationFee,
  freeCancellationUntil,
} from '#contract/transfers/booking/cancellation.ts';
import type { Quote, QuoteInput } from '#contract/transfers/request.ts';
import type { ExtraCode, TransferRules } from '#contract/transfers/transfers.ts';
import { ApiError } from '#core/http/problem.ts';
import { type FieldFault, type ProblemText, says } from '#core/http/problem-text.ts';
import type { Bindings } from '#env';
import { transferTerms } from '#money/payments/terms.ts';
import { legAddresses } from '../booking/leg-addresses.ts';
import { includedWaiting } from '../booking/leg-conditions.ts';
import { journeyMinutes, quotePrices, requestedExtras } from './price-engine.ts';
import type { PriceData } from './quote.reads.ts';
import { QUOTE_VALID_MS, writeToken } from './quote-token.ts';

const wrong = (path: string, code: FieldErrorCode, message?: ProblemText): FieldFault => ({
  path,
  code,
  ...(message && { message }),
});

/** When a transfer is paid and what cancelling it costs, in short: a guest agrees to it with the price. */
export function termsMark(env: Bindings, { payments, rules }: PriceData): string {
  const { payment, depositPercent, depositCents } = transferTerms(env, payments);
  const steps = rules?.cancellation.map(({ hoursBefore, feePercent }) => [hoursBefore, feePercent]);
  return [payment, depositPercent, depositCents, ...(steps ?? [])].join();
}

type Wall = { date: string; time: string };

/** The instant of a leg's pick-up, or its error. */
function pickupOf(leg: Wall, path: 'outbound' | 'return', now: Date): Date | FieldFault {
  const instant = instantOf(leg);
  if (instant === 'date') return wrong(`${path}.date`, 'date');
  if (instant === 'skipped') return wrong(`${path}.time`, 'no_such_time');
  if (instant <= now) return wrong(`${path}.date`, 'past');
  return instant;
}

const isError = (value: Date | FieldFault): value is FieldFault => 'code' in value;

/** Maximum quantity of an extra; none for those that the rules do not list. */
const mostOf = (rules: TransferRules | undefined, code: ExtraCode) =>
  (code === 'extra-waiting'
    ? rules?.waiting.maxExtraQuarters
    : rules?.extras.find((extra) => extra.code === code)?.max) ?? 0;

/** Pick-up instants of the legs, each of which takes `minutes`; 422 for fields that only clock and database can validate. */
function checked(data: PriceData, input: QuoteInput, minutes: number, now: Date) {
  const { from, to, adults, childAges, luggage } = input;
  const known = new Map(data.places.map((place) => [place.id, place]));
  const outbound = pickupOf(input.outbound, 'outbound', now);
  const back = input.return && pickupOf(input.return, 'return', now);
  const most = data.rules?.maxPassengers ?? 0;
  const mostBulky = mostOf(data.rules, 'bulky-luggage');
  const errors = [
    ...(known.has(from) ? [] : [wrong('from', 'invalid', 'problem.place_unknown')]),
    ...(known.has(to) ? [] : [wrong('to', 'invalid', 'problem.place_unknown')]),
    ...(from === to ? [wrong('to', 'invalid', 'problem.same_place')] : []),
    ...(isError(outbound) ? [outbound] : []),
    ...(back && isError(back) ? [back] : []),
    ...(back && !isError(back) && !isError(outbound) && back <= addMinutes(outbound, minutes)
      ? [wrong('return.date', 'before_outbound')]
      : []),
    ...(adults + childAges.length > most
      ? [wrong('adults', 'too_many', says('problem.passengers_max', { number: most }))]
      : []),
    ...(luggage.bulky > mostBulky
      ? [wrong('luggage.bulky', 'too_many', says('problem.bulky_max', { number: mostBulky }))]
      : []),
    ...[...requestedExtras(input.extras)].flatMap(([code, quantity]) => {
      const max = mostOf(data.rules, code);
      return quantity > max
        ? [wrong(`extras.${code}`, 'too_many', says('problem.at_most', { number: max }))]
        : [];
    }),
  ];
  const [first] = errors;
  if (first || isError(outbound) || (back && isError(back)))
    throw new ApiError(422, 'problem.invalid_fields', {
      errors: errors.filter(
        (error, index) => errors.findIndex(({ path }) => path === error.path) === index,
      ),
    });
  return { outbound, back };
}

/** The prices of a journey, and the start and end of its legs. */
export function priceJourney(data: PriceData, input: QuoteInput, now: Date) {
  const minutes = journeyMinutes({ ...data, request: input });
  const { outbound, back } = checked(data, input, minutes, now);
  if (!data.rules) throw new ApiError(503, 'problem.no_rules');
  const engineInput = {
    ...data,
    rules: data.rules,
    request: { ...input, noticeMinutes: minutesBetween(now, outbound) },
  };
  const known = new Map(data.places.map((place) => [place.id, place]));
  const addresses = legAddresses(input, {
    from: known.get(input.from)?.kind,
    to: known.get(input.to)?.kind,
  });
  const leg = (name: 'outbound' | 'return', wall: QuoteInput['outbound'], starts: Date) => ({
    leg: name,
    localDate: wall.date,
    localTime: wall.time,
    flight: wall.flight,
    ...addresses[name],
    startsAt: starts.toISOString(),
    endsAt: addMinutes(starts, minutes).toISOString(),
  });
  const legs = [
    leg('outbound', input.outbound, outbound),
    ...(input.return && back ? [leg('return', input.return, back)] : []),
  ];
  const { cancellation } = data.rules;
  const { options, unfit } = quotePrices(engineInput);
  return {
    unfit,
    options: options.map((option) => ({
      ...option,
      cancellationFeeCents: cancellationFee({ ...option, legs }, cancellation, now).feeCents,
    })),
    freeCancellationUntil: freeCancellationUntil(
      legs.map(({ startsAt }) => startsAt),
      cancellation,
      now,
    ),
    journeyMinutes: minutes,
    waiting: {
      outboundMinutes: includedWaiting(known.get(input.from)?.kind, data.rules.waiting),
      returnMinutes: input.return
        ? includedWaiting(known.get(input.to)?.kind, data.rules.waiting)
        : null,
    },
    legs,
  };
}

/**
 * Prices, and the token that certifies them for a limited time: a request within it is made at these prices. If a price has changed, both
 * old and new are shown before the request is sent.
 */
export async function makeQuote(
  data: PriceData,
  input: QuoteInput,
  { env, secret, now }: { env: Bindings; secret: string; now: Date },
): Promise<Quote> {
  const {
    options,
    unfit,
    journeyMinutes: minutes,
    waiting,
    freeCancellationUntil: freeUntil,
  } = priceJourney(data, input, now);
  const expiresAt = now.getTime() + QUOTE_VALID_MS;
  const totals = Object.fromEntries(
    options.map(({ vehicle, totalCents }) => [vehicle, totalCents]),
  );
  return {
    currency: 'EUR',
    priceVersion: data.version,
    quoteToken: await writeToken(secret, {
      quote: input,
      priceVersion: data.version,
      totals,
      terms: termsMark(env, data),
      expiresAt,
    }),
    validUntil: new Date(expiresAt).toISOString(),
    journeyMinutes: minutes,
    waiting,
    freeCancellationUntil: freeUntil,
    payment: transferTerms(env, data.payments),
    options,
    unfit,
  };
}
