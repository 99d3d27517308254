import type { Sent } from '../send.ts';
import { DescribedDays } from './described-days.ts';
import type { Description } from './description.ts';
import { FAR_DAYS, IMPOSSIBLE_DAYS } from './far-days.ts';

const PLACES = ['path', 'query', 'body'] as const;
const TEXTS = [
  ...FAR_DAYS.day.map((day, n) => ({
    day,
    month: FAR_DAYS.month[n] ?? day,
    instant: FAR_DAYS.instant[n] ?? day,
  })),
  ...IMPOSSIBLE_DAYS.map((text) => ({ day: text, month: text, instant: text })),
];

/** A far or impossible day in every field and parameter that takes a day, one request per text and place of an operation. */
export function farDayRequests(description: Description): Sent[] {
  const described = new DescribedDays(description);
  return described.operations().flatMap((operation) =>
    PLACES.filter((place) => operation.days.some((one) => one.place === place)).flatMap((place) =>
      TEXTS.map((texts): Sent => {
        const { address, body } = described.request(operation, place, (kind) => texts[kind]);
        const hasBody =
          operation.method !== 'GET' && operation.method !== 'DELETE' && body !== undefined;
        return {
          method: operation.method,
          path: address,
          persona: address.startsWith('/api/admin') ? 'admin' : 'visitor',
          headers: hasBody ? { 'Content-Type': 'application/json' } : {},
          ...(hasBody && { body: JSON.stringify(body) }),
        };
      }),
    ),
  );
}
