import { fetchJson } from '#base/api/fetch-json.ts';
import { partner } from '#base/consent/partner.ts';
import { invoiceOf } from '#base/forms/invoice/invoice-values.ts';
import type { Language } from '#contract/languages/language.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import type { TransferRequestAnswer } from '#contract/transfers/request.ts';
import { forgetRequest, idempotencyKey } from './draft.ts';
import { hasReturn, journeyOf, type RequestValues } from './values.ts';

/** Fields of a leg that its price does not depend on. */
const detailsOf = (values: RequestValues, leg: 'outbound' | 'return') => ({
  flight: values[`${leg}.flight`],
  pickupAddress: values[`${leg}.pickupAddress`],
  dropoffAddress: values[`${leg}.dropoffAddress`],
});

export const requestBody = (
  values: RequestValues,
  quoteToken: string,
  vehicle: string,
  language: Language,
  personCheck?: string,
) => ({
  quoteToken,
  vehicle,
  outbound: detailsOf(values, 'outbound'),
  ...(hasReturn(values) && { return: detailsOf(values, 'return') }),
  contact: {
    name: values['contact.name'],
    email: values['contact.email'],
    phone: values['contact.phone'],
    country: values['contact.country'],
  },
  ...invoiceOf(values),
  signName: values.signName,
  note: values.note,
  code: values.code,
  language,
  privacyAccepted: values.privacyAccepted === 'true',
  termsAccepted: values.termsAccepted === 'true',
  website: values.website,
  startedAt: values.startedAt,
  [TURNSTILE_FIELD]: personCheck,
});

type Sent = {
  values: RequestValues;
  quoteToken: string;
  vehicle: string;
  language: Language;
  personCheck: string | undefined;
};

/** Sends the request at the price of the token; the same input goes out under the same key, until it was sent. */
export async function sendRequest({
  values,
  quoteToken,
  vehicle,
  language,
  personCheck,
}: Sent): Promise<TransferRequestAnswer> {
  const {
    startedAt: _since,
    quoteToken: _token,
    ...words
  } = requestBody(values, quoteToken, vehicle, language);
  const made = await fetchJson<TransferRequestAnswer>('/api/transfers/requests', {
    method: 'POST',
    body: {
      ...requestBody(values, quoteToken, vehicle, language, personCheck),
      partner: partner(),
    },
    headers: {
      'Idempotency-Key': idempotencyKey(JSON.stringify([words, JSON.stringify(journeyOf(values))])),
    },
  });
  forgetRequest();
  return made;
}
