import { hasUnknownAge } from '#base/forms/fields/child-ages.ts';
import { missingInvoice } from '#base/forms/invoice/invoice-values.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { isWrongFlight } from '#contract/transfers/fields.ts';
import type { Quote } from '#contract/transfers/request.ts';
import type { Step } from './steps.ts';
import type { RequestField, RequestValues } from './values.ts';

type Problem = [field: RequestField, code: FieldErrorCode];

const missing = (values: RequestValues, fields: readonly RequestField[]): Problem[] =>
  fields.filter((field) => isBlank(values[field])).map((field) => [field, 'required']);

const journeyProblems = (values: RequestValues): Problem[] => [
  ...missing(values, ['from', 'to', 'outbound.date', 'outbound.time', 'adults']),
  ...(values.trip === 'return' ? missing(values, ['return.date', 'return.time']) : []),
  ...(hasUnknownAge(values.childAges) ? [['childAges', 'required'] as Problem] : []),
  ...(values.from !== '' && values.from === values.to ? [['to', 'invalid'] as Problem] : []),
];

const flightProblems = (values: RequestValues): Problem[] =>
  (['outbound.flight', ...(values.trip === 'return' ? (['return.flight'] as const) : [])] as const)
    .filter((field) => isWrongFlight(values[field]))
    .map((field) => [field, 'invalid']);

/** Client-side validation of this step and the previous ones. `quote`: for this exact journey. */
export function problemsOf(
  step: Step,
  values: RequestValues,
  quote: Quote | undefined,
  vehicle: string,
): FormErrors {
  const isUnfit =
    quote !== undefined && !quote.options.some((option) => option.vehicle === vehicle);
  return Object.fromEntries([
    ...journeyProblems(values),
    ...(step >= 2 && isUnfit ? [['vehicle', 'invalid'] as Problem] : []),
    ...(step >= 3 ? flightProblems(values) : []),
    ...(step >= 4 ? Object.entries(missingInvoice(values)) : []),
    ...(step >= 4 && !values.termsAccepted ? [['termsAccepted', 'terms_needed'] as Problem] : []),
  ]);
}

const DAYS: readonly RequestField[] = [
  'trip',
  'outbound.date',
  'outbound.time',
  'return.date',
  'return.time',
];
const REACHED: readonly RequestField[] = ['contact.email', 'contact.phone', 'contact.country'];
/** Fields validated together. */
const JUDGED_TOGETHER: readonly (readonly RequestField[])[] = [
  ['from', 'to'],
  DAYS,
  ['trip', 'outbound.flight', 'return.flight', 'flightUnknown'],
  REACHED,
];
/** Vehicle fit depends on the journey and everything carried. */
const IS_CARRIED =
  /^(?:from|to|trip|adults|childAges|(?:outbound|return)\.(?:date|time)|luggage\.|extras\.)/;

/** Fields that an edit of this one may also make valid. */
export const relatedFields = (name: RequestField): readonly RequestField[] => [
  ...JUDGED_TOGETHER.filter((group) => group.includes(name)).flat(),
  ...(IS_CARRIED.test(name) ? (['vehicle'] as const) : []),
];
