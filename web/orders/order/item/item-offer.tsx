import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { TermsField } from '#base/forms/terms-field.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { apiOf, type BookedItem } from '../items.ts';
import { useItemDone } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';
import { ItemCard } from './item-card.tsx';

/** The firm's offer for a request that came without the terms: it binds the guest once it is accepted, with or without scripts. */
export function ItemOffer({
  item,
  totalCents,
  onFailed,
  children,
}: {
  item: BookedItem;
  /** The price that is shown: another one is refused. */
  totalCents?: number;
  onFailed?: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { reference, token } = item;
  const { idOf } = useShown(reference);
  const [id, formId] = [idOf('offer'), idOf('offer-accept')];
  const action = `${apiOf(item)}/accept`;
  const shown = totalCents === undefined ? {} : { totalCents };
  const form = useForm<{ termsAccepted: string }, unknown>({
    id: formId,
    initial: { termsAccepted: '' },
    check: ({ termsAccepted }): FormErrors =>
      termsAccepted ? {} : { termsAccepted: 'terms_needed' },
    send: () =>
      fetchJson(action, { method: 'POST', body: { token, termsAccepted: true, ...shown } }),
    onFailed,
    onSent: useItemDone(reference),
  });
  return (
    <div id={id} className="scroll-mt-28" data-no-print>
      <ItemCard reference={reference} title={t('offer.title')}>
        <p>{t('offer.text')}</p>
        <form {...form.formProps} action={`${action}#${id}`} className="mt-5 space-y-5">
          <FormPage id={formId} />
          <input type="hidden" name="token" value={token} />
          {totalCents !== undefined && <input type="hidden" name="totalCents" value={totalCents} />}
          <TermsField form={form} />
          {children}
          <FormStatus failure={form.failure} />
          <button
            type="submit"
            disabled={form.isSending}
            className={buttonClass('primary', 'w-full sm:w-auto')}
          >
            <BusyLabel isBusy={form.isSending}>{t('offer.accept')}</BusyLabel>
          </button>
        </form>
      </ItemCard>
    </div>
  );
}
