import type { PickupPoint, SentPickup } from '#contract/bookings/needs/pickups.ts';
import { askedOf, type Question, type SentAnswer } from '#contract/bookings/needs/questions.ts';

/** Answers by the name of their field, and the pick-up, as they are typed; without a point the guest comes to the meeting point. */
export type TypedNeeds = {
  answers: Readonly<Record<string, string>>;
  pointId: string;
  hotel: string;
};
export const NO_NEEDS: TypedNeeds = { answers: {}, pointId: '', hotel: '' };

export type Ticket = { uuid: string; name: string | null };
export type Asked = ReturnType<typeof askedOf<Question>>[number];

/** As the API names it in its refusals. */
export const answerField = ({ question, ticket }: Asked) =>
  ticket === null ? `answer.${question.id}` : `answer.${question.id}.${ticket}`;

/** The people of a booking that is not made yet, by their index. */
export const newTickets = (units: readonly { quantity: number }[]): Ticket[] =>
  Array.from({ length: units.reduce((sum, { quantity }) => sum + quantity, 0) }, (_, at) => ({
    uuid: String(at),
    name: null,
  }));

type Needed = { questions: readonly Question[]; pickups: readonly PickupPoint[] };

/** Of a new booking, as the API takes it: what was answered, and the pick-up if one of the option's points is chosen. */
export function newNeeds(
  { questions, pickups }: Needed,
  tickets: readonly Ticket[],
  { answers, pointId, hotel }: TypedNeeds,
): { answers?: SentAnswer[]; pickup?: SentPickup } {
  const given = askedOf(questions, tickets).flatMap((one): SentAnswer[] => {
    const value = (answers[answerField(one)] ?? '').trim();
    const ticket = one.ticket === null ? null : one.at;
    return value ? [{ questionId: one.question.id, ticket, value }] : [];
  });
  return {
    ...(given.length > 0 && { answers: given }),
    ...(pickups.some(({ id }) => id === pointId) && { pickup: { pointId, hotel } }),
  };
}
