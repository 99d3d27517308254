import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { byDate } from '#base/basket/basket-items.ts';
import { CodeDetails } from '#base/forms/code-details.tsx';
import { ConsentField } from '#base/forms/consent-field.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { TermsField } from '#base/forms/terms-field.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BASKET_PARAMETER } from '#contract/orders/plain-basket.ts';
import { isNeed } from '#web-orders/needs/needs-fields.ts';
import { CheckoutContact } from '../checkout/checkout-contact.tsx';
import { CHECKOUT_FORM, emptyCheckout } from '../checkout/checkout-fields.ts';
import { ItemQuestions } from '../checkout/item-questions.tsx';
import { Summary } from '../checkout/summary.tsx';
import { useOrderLabel } from '../checkout/use-order-label.ts';
import { BasketLinks, EmptyBasket } from '../empty-basket.tsx';
import { ItemFacts } from '../item-facts.tsx';
import { dueOf, isOrderable, type Priced, sumOfDue } from '../items/priced-item.ts';
import { useTransferItems } from '../items/use-transfer-items.ts';
import { useTripItems } from '../items/use-trip-items.ts';
import { useVoucherItems } from '../items/use-voucher-items.ts';
import { plainItems } from './plain-items.ts';

/** The checkout of items that are ordered in one go. */
function PlainCheckout({ items }: { items: readonly Priced[] }) {
  const { t } = useTranslation('basket');
  const { t: ofTrips } = useTranslation('trips');
  const language = useLanguage();
  const form = useForm({
    id: CHECKOUT_FORM,
    initial: emptyCheckout([], language),
    isFurther: isNeed,
    send: async () => undefined,
  });
  const due = sumOfDue(items.map((one) => dueOf(one, 0, false)));
  const label = useOrderLabel(items, due.now);
  return (
    <form
      {...form.formProps}
      action="/api/orders"
      aria-label={t('check_out')}
      className="space-y-6 rounded-card bg-white p-4 shadow-card sm:p-8"
    >
      <FormPage id={CHECKOUT_FORM} />
      <input
        type="hidden"
        name="items.json"
        value={JSON.stringify(items.map(({ order }) => order))}
      />
      <h2 className="text-2xl sm:text-3xl">{t('check_out')}</h2>
      {items.map((priced, at) =>
        priced.item.kind === 'trip' ? (
          <ItemQuestions key={priced.item.id} form={form} priced={priced} prefix={`items.${at}.`} />
        ) : null,
      )}
      <CheckoutContact form={form} />
      {items.some(({ codeUse }) => codeUse) && <CodeDetails form={form} takesVouchers />}
      <ConsentField
        form={form}
        text={(place) => ofTrips('request.privacy', place)}
        link={ofTrips('request.privacy_link')}
      />
      <TermsField form={form} />
      <Summary items={items} discounts={[]} isPaidElsewhere={false} due={due} voucherCents={0} />
      <FormStatus failure={form.failure} />
      <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto')}>
        {label}
      </button>
    </form>
  );
}

/** The basket and its checkout without scripts: what was chosen is in the address, forms change and order it. */
export function PlainBasket({ text }: { text: string }) {
  const { t } = useTranslation('basket');
  const isByKind = useSite()?.basketHolds === 'one_kind';
  const chosen = plainItems(text);
  const items = [
    ...useTripItems(chosen.filter((item) => item.kind === 'trip')),
    ...useTransferItems(chosen.filter((item) => item.kind === 'transfer')),
    ...useVoucherItems(chosen.filter((item) => item.kind === 'voucher')),
  ].toSorted((one, other) => byDate(one.item, other.item));
  const ready = items.filter(isOrderable);
  const orders = isByKind
    ? [...Map.groupBy(ready, ({ item }) => item.kind).values()]
    : [ready].filter(({ length }) => length > 0);
  if (items.length === 0) return <EmptyBasket />;
  return (
    <div className="mx-auto max-w-4xl space-y-8">
      <ol className="space-y-5">
        {items.map((priced) => (
          <li key={priced.item.id} className="rounded-card bg-white p-5 shadow-card sm:p-6">
            <ItemFacts priced={priced} isPaidElsewhere={false} />
            <form method="post" action="/api/basket/remove" className="mt-4">
              <FormPage id="basket" />
              <input type="hidden" name={BASKET_PARAMETER} value={text} />
              <input type="hidden" name="item" value={priced.item.id} />
              <button
                type="submit"
                aria-label={`${t('remove')}: ${priced.title}`}
                className={buttonClass('quiet')}
              >
                {t('remove')}
              </button>
            </form>
          </li>
        ))}
      </ol>
      <BasketLinks look="quiet" />
      {orders.length > 1 && <p className="max-w-2xl text-pretty">{t('by_kind')}</p>}
      {orders.map((ordered) => (
        <PlainCheckout key={ordered[0]?.item.id} items={ordered} />
      ))}
    </div>
  );
}
