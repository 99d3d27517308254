import type { AdminLeg, DayLeg } from '#contract/transfer-admin.ts';
import { isDriven } from './is-driven.ts';

type Span = Pick<AdminLeg, 'startsAt' | 'endsAt'>;

/** Spans that overlap or start at the same time. */
const isTogether = (a: Span, b: Span) => a.startsAt === b.startsAt || (a.startsAt < b.endsAt && a.endsAt > b.startsAt);

/** A driver's other journeys that overlap these. */
export const clashesOf = (driverId: number, legs: readonly Span[], others: readonly DayLeg[], reference: string): DayLeg[] =>
  others.filter(
    (other) =>
      other.driver?.id === driverId && other.reference !== reference && isDriven(other) && legs.some((leg) => isTogether(leg, other)),
  );
