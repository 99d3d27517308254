import * as octo from '@octocloud/types';
import * as v from 'valibot';
import type { OctoPickupPoint, OctoQuestion, OctoQuestionAnswer } from '#orders/octo/octo-needs.ts';

// What `octo/questions` and `octo/pickups` add to an answer, as version 1 of @octocloud/types describes it. The schemas of version 2 drop what they
// do not know, so these parts are parsed here: every field there, none more, of its type and its words.

const Nullable = v.nullable(v.string());
const SELECT = 'select';

const Question: v.GenericSchema<unknown, OctoQuestion> = v.pipe(
  v.strictObject({
    ...{ id: v.pipe(v.string(), v.nonEmpty()), title: v.pipe(v.string(), v.nonEmpty()) },
    ...{ shortDescription: Nullable, required: v.boolean(), coverImageUrl: Nullable },
    inputType: v.picklist([
      ...(['date', 'datetime-local', 'email', 'file', 'number', 'tel'] as const),
      ...(['text', 'time', 'url', SELECT, 'textarea'] as const),
    ]),
    selectOptions: v.array(v.strictObject({ label: v.string(), value: v.string() })),
  }),
  v.check(
    ({ inputType, selectOptions }) => (inputType === SELECT) === selectOptions.length > 0,
    'Only a select has options, and it has some.',
  ),
);

const Answer: v.GenericSchema<unknown, OctoQuestionAnswer> = v.pipe(
  v.strictObject({ questionId: v.string(), question: Question, value: Nullable }),
  v.check(({ questionId, question }) => questionId === question.id, 'Of another question.'),
  v.check(
    ({ question: { inputType, selectOptions }, value }) =>
      value === null ||
      inputType !== SELECT ||
      selectOptions.some((option) => option.value === value),
    'Not one of the options.',
  ),
);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;
const Instant = v.pipe(v.string(), v.regex(INSTANT));
const Point: v.GenericSchema<unknown, OctoPickupPoint> = v.strictObject({
  ...{ id: v.pipe(v.string(), v.nonEmpty()), name: v.pipe(v.string(), v.nonEmpty()) },
  ...{ directions: Nullable, address: v.string(), googlePlaceId: Nullable, street: Nullable },
  ...{ latitude: v.nullable(v.number()), longitude: v.nullable(v.number()), country: Nullable },
  ...{ postalCode: Nullable, locality: Nullable, region: Nullable, state: Nullable },
  ...{ localDateTime: Instant, localDateTimeTo: v.nullable(Instant) },
});

const asksQuestions = { questions: v.array(Question) };
const offersPickups = { pickupAvailable: v.boolean(), pickupRequired: v.boolean() };
const Answers = v.object({ questionAnswers: v.array(Answer) });

const Unit = v.object(asksQuestions);
const Option = v.object({ ...asksQuestions, ...offersPickups, units: v.array(Unit) });
const Product = v.object({ ...asksQuestions, options: v.array(Option) });

const Availability = v.object({ ...offersPickups, pickupPoints: v.array(Point) });

const SHAPES = {
  ...{ product: Product, availability: Availability },
  booking: v.pipe(
    v.object({
      ...{ ...Answers.entries, product: Product, option: Option },
      availability: Availability,
      unitItems: v.array(v.object({ ...Answers.entries, unit: Unit })),
      ...{ pickupRequested: v.boolean(), pickupPointId: Nullable },
      ...{ pickupHotel: Nullable, pickupHotelRoom: Nullable, pickupPoint: v.nullable(Point) },
    }),
    v.check(
      ({ pickupRequested, pickupPointId, pickupPoint }) =>
        pickupRequested === (pickupPointId !== null) && pickupPointId === (pickupPoint?.id ?? null),
      'Requested, the id and the point say different things.',
    ),
  ),
} as const;
export type NeedsKind = keyof typeof SHAPES;

const STANDARD = {
  product: octo.zProduct,
  availability: octo.zAvailability,
  booking: octo.zBooking,
} as const satisfies Record<NeedsKind, unknown>;

/** Throws unless an answer is as the standard describes it, with what both capabilities add. */
export function demandNeeds(kind: NeedsKind, body: unknown): void {
  STANDARD[kind].parse(body);
  v.parse(SHAPES[kind], body);
}

const NEEDS = /^(?:questions|questionAnswers|pickup\w+)$/;
export type Mutation = { at: string; body: unknown };

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Something of a type that no field has. */
const another = (value: unknown) => (Array.isArray(value) ? 7 : [7]);

/** Copies of an answer, each with one fault in what the capabilities add: a field left out, of another type, or a word that does not exist. */
export function mutations(body: unknown): Mutation[] {
  const faults: Mutation[] = [];
  const change = (path: readonly string[], what: string, edit: (of: Node, key: string) => void) => {
    const copy: unknown = structuredClone(body);
    const parent = path.slice(0, -1).reduce((node, key) => (node as Node)[key], copy);
    edit(parent as Node, path.at(-1) ?? '');
    faults.push({ at: `${path.join('.')} ${what}`, body: copy });
  };
  const walk = (value: unknown, path: readonly string[], isNeed: boolean) => {
    if (!isNode(value)) return;
    for (const [key, child] of Object.entries(value)) {
      const own = [...path, key];
      const isOwn = isNeed || NEEDS.test(key);
      if (isOwn) {
        change(own, 'of another type', (of) => Object.assign(of, { [key]: another(child) }));
        if (!Array.isArray(value)) change(own, 'left out', (of) => Reflect.deleteProperty(of, key));
        if (key === 'inputType')
          change(own, 'unknown', (of) => Object.assign(of, { [key]: 'radio' }));
      }
      walk(child, own, isOwn);
    }
  };
  walk(body, [], false);
  return faults;
}
type Node = Record<string, unknown>;
