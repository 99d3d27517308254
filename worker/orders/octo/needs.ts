import type { BookedPickup, PickupPoint, SentPickup } from '#contract/bookings/needs/pickups.ts';
import {
  answerTo,
  type BookedAnswer,
  type Question,
  type SentAnswer,
  YES_OR_NO,
} from '#contract/bookings/needs/questions.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize, localizeList } from '#contract/languages/translation.ts';
import { translate } from '#core/locales/strings.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { pickupTime } from '#orders/bookings/needs/pickup.ts';
import type { Plan } from '#orders/departures/plan.ts';
import type { Wanted } from './capabilities.ts';
import { unprocessable } from './errors.ts';
import type { SentAnswers, SentPickups } from './inputs.ts';
import type { OctoPickupPoint, OctoQuestion, OctoQuestionAnswer } from './octo-needs.ts';

// Capabilities `octo/questions` and `octo/pickups`.

const INPUT_TYPES = {
  text: 'text',
  number: 'number',
  choice: 'select',
  yesno: 'select',
  waiver: 'text',
} as const satisfies Record<Question['type'], OctoQuestion['inputType']>;

function optionsOf(question: Question, language: Language): OctoQuestion['selectOptions'] {
  if (question.type === 'yesno')
    return YES_OR_NO.map((value) => ({
      label: translate(language, 'common', `answer.${value}`),
      value,
    }));
  const labels = localizeList(question, 'choices', language);
  return question.choices.map((value, at) => ({ label: labels[at] ?? value, value }));
}

/** A waiver's text is its description; the answer is the name of who signs. */
function octoQuestion(question: Question, { language }: Wanted): OctoQuestion {
  const texts = [localize(question, 'help', language), localize(question, 'text', language)];
  return {
    id: question.id,
    title: localize(question, 'question', language),
    shortDescription: texts.filter(Boolean).join('\n\n') || null,
    required: question.needed === 'now',
    inputType: INPUT_TYPES[question.type],
    selectOptions: optionsOf(question, language),
    coverImageUrl: null,
  };
}

const ofScope = ({ option }: Plan, per: Question['per']) =>
  option.questions.filter((question) => question.per === per);

export const octoQuestions = (plan: Plan, per: Question['per'], wanted: Wanted) => ({
  questions: ofScope(plan, per).map((question) => octoQuestion(question, wanted)),
});

/** Each question of a booking, or of one of its tickets, with its answer if there is one. */
export const octoAnswers = (
  plan: Plan | undefined,
  answers: readonly BookedAnswer[],
  ticket: string | null,
  wanted: Wanted,
) => ({
  questionAnswers: (plan ? ofScope(plan, ticket === null ? 'booking' : 'ticket') : []).map(
    (question): OctoQuestionAnswer => ({
      questionId: question.id,
      question: octoQuestion(question, wanted),
      value: answerTo(answers, question, ticket)?.value ?? null,
    }),
  ),
});

/** Answers of a body, those of its unit items with the item's index. */
export function sentAnswers(sent: {
  questionAnswers?: SentAnswers;
  unitItems?: readonly { questionAnswers?: SentAnswers }[] | null | undefined;
}): SentAnswer[] {
  const read = (answers: SentAnswers, ticket?: number) =>
    (answers ?? []).map(({ questionId, value }) => ({ questionId, ticket, value: value ?? '' }));
  return [
    ...read(sent.questionAnswers),
    ...(sent.unitItems ?? []).flatMap(({ questionAnswers }, at) => read(questionAnswers, at)),
  ];
}

const ADDRESS = {
  ...{ googlePlaceId: null, street: null, postalCode: null, locality: null },
  ...{ region: 'Menorca', state: null, country: 'ES' },
};
const octoPoint = (
  point: PickupPoint,
  startsAt: number,
  { language }: Wanted,
): OctoPickupPoint => ({
  id: point.id,
  name: localize(point, 'name', language),
  directions: localize(point, 'directions', language) || null,
  address: localize(point, 'name', language),
  ...{ latitude: point.latitude, longitude: point.longitude, ...ADDRESS },
  localDateTime: pickupTime(startsAt, point),
  localDateTimeTo: null,
});

const hasPoints = ({ option }: Plan) => ({
  pickupAvailable: option.pickups.length > 0,
  pickupRequired: false,
});
export const optionPickups = hasPoints;

/** Of a day of hire the guest is picked up for its first hour. */
const startOf = (start: { date: string; startsAt: number; hours?: { from: string } | null }) =>
  start.hours ? instantOfWall(start.date, start.hours.from) : start.startsAt;

export const availabilityPickups = (
  plan: Plan,
  start: Parameters<typeof startOf>[0],
  wanted: Wanted,
) => ({
  ...hasPoints(plan),
  pickupPoints: plan.option.pickups.map((point) => octoPoint(point, startOf(start), wanted)),
});

export const bookingPickup = (pickup: BookedPickup | null, startsAt: number, wanted: Wanted) => ({
  pickupRequested: pickup !== null,
  pickupPointId: pickup?.id ?? null,
  pickupHotel: pickup?.hotel || null,
  pickupHotelRoom: pickup?.room || null,
  pickupPoint: pickup && octoPoint(pickup, startsAt, wanted),
});

/** Where the guest is picked up; undefined when the body says nothing of it. */
export function sentPickup(
  plan: Plan,
  sent: SentPickups,
  before: BookedPickup | null = null,
): SentPickup | null | undefined {
  const { pickupRequested, pickupPointId, pickupHotel, pickupHotelRoom } = sent;
  if (pickupRequested === false) return null;
  const isNamed = pickupPointId || pickupHotel || pickupHotelRoom;
  if (!isNamed && !pickupRequested) return undefined;
  const [only, ...others] = plan.option.pickups;
  const pointId = pickupPointId ?? before?.id ?? (others.length === 0 ? only?.id : undefined);
  const isKnown = plan.option.pickups.some(({ id }) => id === pointId) || before?.id === pointId;
  if (pointId === undefined || !isKnown)
    throw unprocessable('The pickupPointId was missing or invalid.');
  return {
    pointId,
    hotel: pickupHotel ?? before?.hotel ?? '',
    room: pickupHotelRoom ?? before?.room ?? '',
  };
}
