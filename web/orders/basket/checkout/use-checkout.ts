import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AnswerError } from '#base/api/fetch-json.ts';
import { basket } from '#base/basket/basket-store.ts';
import { useDraftForm } from '#base/forms/use-draft-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CheckedCode } from '#contract/money/codes.ts';
import type { OrderAnswer } from '#contract/orders/orders.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { isNeed } from '#web-orders/needs/needs-fields.ts';
import { usePersonCheck } from '#web-orders/transfer/request/person-check/use-person-check.ts';
import { isOrderable, type Priced } from '../items/priced-item.ts';
import {
  CHECKOUT_FORM,
  type CheckoutFields,
  emptyCheckout,
  missingFields,
} from './checkout-fields.ts';
import { ItemRefused, sendOrder } from './send-order.ts';

const EITHER: readonly string[] = ['contact.email', 'contact.phone'];
const PLACE = 'basket-checkout';

/** The checkout's form. The basket is emptied of what was ordered once the order is made, and not before. */
export function useCheckout(items: readonly Priced[], onDone: () => void) {
  const language = useLanguage();
  const navigate = useNavigate();
  const person = usePersonCheck();
  const [found, setFound] = useState<CheckedCode>();
  const ready = items.filter(isOrderable);
  const isPersonAsked =
    person.siteKey !== undefined && ready.some(({ item }) => item.kind === 'transfer');
  const form = useDraftForm<CheckoutFields, OrderAnswer>(PLACE, {
    id: CHECKOUT_FORM,
    initial: emptyCheckout(items, language),
    isFurther: isNeed,
    check: (fields) => ({
      ...missingFields(ready, fields),
      ...(isPersonAsked && !person.answer && { [TURNSTILE_FIELD]: 'required' as const }),
    }),
    relatedTo: (name) => (EITHER.includes(name) ? EITHER : []),
    send: (fields) => sendOrder({ items: ready, fields, language, personCheck: person.answer }),
    onSent: ({ reference, token, payUrl }) => {
      onDone();
      basket.remove(ready.map(({ item }) => item.id));
      if (payUrl) window.location.assign(payUrl);
      else void navigate({ to: '/order/$reference', params: { reference }, search: { token } });
    },
    onFailed: (error) => {
      if (!(error instanceof AnswerError)) return;
      if (isPersonAsked) person.renew();
      // Prices and places are read anew: what was refused may say so at its item.
      for (const one of ready) one.retry();
    },
  });
  const failure = form.failure?.is === 'refused' ? form.failure.error : undefined;
  return {
    form,
    ready,
    person: isPersonAsked ? person : undefined,
    found,
    setFound,
    refused: failure instanceof ItemRefused ? failure : undefined,
  };
}
