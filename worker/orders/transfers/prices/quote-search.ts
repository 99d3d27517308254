import type { QuoteInput } from '#contract/transfers/request.ts';

/** A journey as query parameters of the request page: the names of the form's fields. */
export function quoteSearch({
  from,
  to,
  outbound,
  return: back,
  adults,
  childAges,
  luggage,
  extras,
}: QuoteInput): string {
  const fields: Record<string, string | number | undefined> = {
    from,
    to,
    'outbound.date': outbound.date,
    'outbound.time': outbound.time,
    'outbound.flight': outbound.flight,
    'return.date': back?.date,
    'return.time': back?.time,
    'return.flight': back?.flight,
    adults,
    childAges: childAges.join(', '),
    'luggage.large': luggage.large || undefined,
    'luggage.cabin': luggage.cabin || undefined,
    'luggage.bulky': luggage.bulky || undefined,
    ...Object.fromEntries(extras.map(({ code, quantity }) => [`extras.${code}`, quantity])),
  };
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
}
