import type { FormErrors } from '#base/forms/use-form.ts';
import type { PickupPoint, SentPickup } from '#contract/bookings/needs/pickups.ts';
import type { Question, SentAnswer } from '#contract/bookings/needs/questions.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';

/** A question with its texts in the page's language. */
export type ShownQuestion = Omit<Question, 'translations' | 'choices'> & {
  choices: readonly string[];
};
export type ShownPoint = Omit<PickupPoint, 'translations'>;
/** What an option asks; `tickets` names each of its people in a form. */
export type Needs = {
  questions: readonly ShownQuestion[];
  pickups: readonly ShownPoint[];
  tickets: readonly string[];
  /** `HH:MM`; empty for a whole day. */
  time: string;
};
type Fields = Record<string, string | undefined>;

export const PICKUP_POINT = 'pickup.pointId';
export const PICKUP_HOTEL = 'pickup.hotel';

/** Whether a form's field answers a question or chooses a pick-up. */
export const isNeed = (name: string) => /(?:^|\.)(?:answer|pickup)\./.test(name);

type AnswerField = {
  question: ShownQuestion;
  ticket: string | undefined;
  at: number;
  name: string;
};
/** Each field that a question is answered in, by the name that the API's errors have. */
export const fieldsOf = ({ questions, tickets }: Needs): AnswerField[] =>
  questions.flatMap((question): AnswerField[] =>
    question.per === 'booking'
      ? [{ question, ticket: undefined, at: 0, name: `answer.${question.id}` }]
      : tickets.map((ticket, at) => ({
          ...{ question, ticket, at },
          name: `answer.${question.id}.${ticket}`,
        })),
  );

export const ticketNames = (count: number) => Array.from({ length: count }, (_, at) => String(at));

/** What was answered, as the API takes it. `isChange`: what is empty is taken back. */
export function needsOf(
  needs: Needs,
  fields: Fields,
  { prefix = '', isChange = false } = {},
): { answers: SentAnswer[]; pickup?: SentPickup | null } {
  const typed = (name: string) => (fields[prefix + name] ?? '').trim();
  const pointId = typed(PICKUP_POINT);
  return {
    answers: fieldsOf(needs).flatMap(({ question, ticket, name }) =>
      typed(name) || isChange ? [{ questionId: question.id, ticket, value: typed(name) }] : [],
    ),
    ...(needs.pickups.length > 0 && {
      pickup: pointId ? { pointId, hotel: typed(PICKUP_HOTEL) } : null,
    }),
  };
}

/** What must be answered at once and is not. */
export const missingAnswers = (needs: Needs, fields: Fields, prefix = ''): FormErrors =>
  Object.fromEntries(
    fieldsOf(needs)
      .filter(
        ({ question, name }) => question.needed === 'now' && isBlank(fields[prefix + name] ?? ''),
      )
      .map(({ name }) => [prefix + name, 'required'] as const),
  );
