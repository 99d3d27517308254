import type * as v from 'valibot';
import {
  BulkInput,
  CreateEnvelope,
  OrderInput,
  SaveEnvelope,
  VersionOnly,
} from '#contract/admin/crud.schema.ts';
import { GuestBooking } from '#contract/bookings/guest-booking-answers.schema.ts';
import { BlogCard } from '#contract/content/blog-answers.schema.ts';
import { Trail } from '#contract/content/documents.schema.ts';
import { ENTITIES, type EntityWith } from '#contract/entities.ts';
import { TextLists, Texts } from '#contract/fields.schema.ts';
import { INPUTS } from '#contract/inputs.schema.ts';
import { oneLanguage } from '#contract/languages/in-language.schema.ts';
import { TokenInput } from '#contract/mail/newsletter.schema.ts';
import { Settings } from '#contract/pages/settings.schema.ts';
import { DestinationCard } from '#contract/places/destination-answers.schema.ts';
import { Quote } from '#contract/transfers/answers.schema.ts';
import { TransferBooking } from '#contract/transfers/booking/booking-answer.schema.ts';
import { QuoteInput, TransferRequestInput } from '#contract/transfers/request.schema.ts';
import { TransferRules } from '#contract/transfers/transfers.schema.ts';
import { TripCard } from '#contract/trips/trip-answers.schema.ts';
import { TripRequestInput } from '#contract/trips/trip-requests.schema.ts';
import { BulkAnswer, PreviewLink, RevisionList } from '#core/crud/crud-descriptions.ts';

/** Entities whose inputs are described at their routes. */
const UNNAMED: readonly EntityWith<'model'>[] = [
  'codes',
  'drivers',
  'guides',
  'partners',
  'trip-options',
];
const named = (end: '' | 'Input') =>
  Object.fromEntries(
    Object.entries(INPUTS).flatMap(([name, input]) => {
      const entity = name as EntityWith<'model'>;
      return UNNAMED.includes(entity) ? [] : [[`${ENTITIES[entity].model}${end}`, input]];
    }),
  );

/** Schemas with a name from the contract; all others are named after their route. */
export const BODY_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  ...named('Input'),
  BulkInput,
  CreateEnvelope,
  OrderInput,
  QuoteInput,
  SaveEnvelope,
  SettingsInput: Settings,
  TextLists,
  Texts,
  TokenInput,
  TransferRequestInput,
  TripRequestInput,
  VersionOnly,
};

/** Of reads that take `lang`, by the name of their other shape. */
const MULTILINGUAL: Readonly<Record<string, v.GenericSchema>> = {
  BlogCard,
  DestinationCard,
  GuestBooking,
  Trail,
  TransferBooking,
  TripCard,
};
const inOneLanguage = Object.fromEntries(
  Object.entries(MULTILINGUAL).map(([name, schema]) => [
    `${name}InOneLanguage`,
    oneLanguage(schema),
  ]),
);

export const ANSWER_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  ...named(''),
  ...MULTILINGUAL,
  ...inOneLanguage,
  BulkAnswer,
  PreviewLink,
  Quote,
  RevisionList,
  Settings,
  TextLists,
  Texts,
  TransferRules,
};
