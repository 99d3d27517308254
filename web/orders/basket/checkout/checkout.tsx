import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeDetails } from '#base/forms/code-details.tsx';
import { ConsentField } from '#base/forms/consent-field.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { TermsField } from '#base/forms/terms-field.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { ChevronLeftIcon } from '#base/ui/icons.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { PersonCheck } from '#web-orders/transfer/request/person-check/person-check.tsx';
import { useRefusalText } from '#web-orders/trip/refusal-text.ts';
import { afterVoucher, dueOf, type Priced, sumOfDue } from '../items/priced-item.ts';
import { CheckoutContact } from './checkout-contact.tsx';
import { ItemQuestions } from './item-questions.tsx';
import { Summary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';
import { useOrderLabel } from './use-order-label.ts';

type CheckoutProps = { items: readonly Priced[]; isPaidElsewhere: boolean; onDone: () => void };

/** One contact, one consent and one button for all items. */
export function Checkout({ items, isPaidElsewhere, onDone }: CheckoutProps) {
  const { t } = useTranslation('basket');
  const { t: ofTrips } = useTranslation('trips');
  const { form, ready, person, found, setFound, refused } = useCheckout(items, onDone);
  const refusalText = useRefusalText();
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    top.current?.focus();
  }, []);
  const coded = ready.filter(({ codeUse }) => codeUse !== undefined);
  const uses = coded.flatMap(({ codeUse }) => codeUse ?? []);
  const discounts = ready.map((one) => found?.items?.[coded.indexOf(one)] ?? 0);
  const { dues, paidCents } = afterVoucher(
    ready.map((one, index) => ({
      due: dueOf(one, discounts[index] ?? 0, isPaidElsewhere),
      isPayable: !one.isRequest && one.item.kind !== 'voucher',
    })),
    found?.voucherCents ?? 0,
  );
  const due = sumOfDue(dues);
  const label = useOrderLabel(ready, due.now);
  const isLoading = items.some(({ state }) => state === 'loading');
  const left = items.filter((one) => !ready.includes(one) && one.state !== 'loading');
  const titleOf = (id: string) => items.find(({ item }) => item.id === id)?.title ?? '';
  return (
    <form
      {...form.formProps}
      aria-label={t('check_out')}
      className="mx-auto max-w-4xl rounded-card bg-white p-4 shadow-card sm:p-8"
    >
      <div className="space-y-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 ref={top} tabIndex={-1} className="scroll-mt-28 text-2xl outline-none sm:text-3xl">
            {t('check_out')}
          </h2>
          <Link to="/basket" className={buttonClass('quiet')}>
            <ChevronLeftIcon />
            {t('back')}
          </Link>
        </div>
        {left.length > 0 && (
          <div role="status" className="rounded-xl bg-terracotta-200 px-4 py-3 text-ink">
            <p className="font-semibold">{t('left_out')}</p>
            <ul className="list-disc pl-5">
              {left.map(({ item, title }) => (
                <li key={item.id}>{title}</li>
              ))}
            </ul>
          </div>
        )}
        <CheckoutContact form={form} />
        {ready.map((priced) => (
          <ItemQuestions key={priced.item.id} form={form} priced={priced} />
        ))}
        {uses.length > 0 && (
          <CodeDetails form={form} use={{ items: uses }} onFound={setFound} takesVouchers />
        )}
        {person && (
          <PersonCheck
            check={person}
            error={form.errors[TURNSTILE_FIELD]}
            journey={ready.map(({ title }) => title).join('\n')}
            onPassed={() => form.refuse(({ [TURNSTILE_FIELD]: _passed, ...others }) => others)}
          />
        )}
        <ConsentField
          form={form}
          text={(place) => ofTrips('request.privacy', place)}
          link={ofTrips('request.privacy_link')}
        />
        <TermsField form={form} />
        <Summary
          items={ready}
          discounts={discounts}
          isPaidElsewhere={isPaidElsewhere}
          due={due}
          voucherCents={paidCents}
        />
        {refused ? (
          <p role="alert" className="rounded-xl bg-danger px-4 py-3 font-semibold text-white">
            {t('refused', { title: titleOf(refused.item.id), reason: refusalText(refused) })}
          </p>
        ) : (
          <FormStatus failure={form.failure} />
        )}
        <button
          type="submit"
          disabled={form.isSending || isLoading || ready.length === 0}
          className={buttonClass('primary', 'w-full sm:w-auto')}
        >
          <BusyLabel isBusy={form.isSending}>{label}</BusyLabel>
        </button>
      </div>
    </form>
  );
}
