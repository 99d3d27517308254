import type { SentPickup } from '#contract/bookings/needs/pickups.ts';
import type { SentAnswer } from '#contract/bookings/needs/questions.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Plan } from '#orders/departures/plan.ts';
import type { UnitItem } from '../unit-items.ts';
import { named, takeAnswers } from './answers.ts';
import { takePickup } from './pickup.ts';

type Sent = { answers: readonly SentAnswer[]; pickup?: SentPickup | null | undefined };

/** Answers and pick-up of a booking that is being made, with its people, whose tickets have names once something is answered. */
export function newNeeds(
  { questions, pickups }: Pick<Plan['option'], 'questions' | 'pickups'>,
  people: readonly UnitItem[],
  sent: Sent,
  { language, now }: { language: Language; now: Date },
) {
  const units = sent.answers.length > 0 ? named(people) : people;
  const asking = { questions, tickets: named(units), language };
  const answers = takeAnswers(asking, sent.answers, { now });
  return { units, asking, answers, pickup: takePickup(pickups, sent.pickup) };
}
