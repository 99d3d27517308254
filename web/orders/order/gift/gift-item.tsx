import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { CARD } from '#base/content/orders/booking-parts.tsx';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { WITHDRAWAL_DAYS } from '#contract/money/vouchers.ts';
import { Fold, ItemColumns, StateBox } from '../item/item-card.tsx';
import { stateText } from '../item-state.ts';
import { isItemOver, type OrderItem } from '../items.ts';
import { useItemDone } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';

/** Gives an unused gift voucher back, with or without scripts. */
function GiftWithdrawal({ item }: { item: OrderItem }) {
  const { t } = useTranslation('order');
  const { reference, token } = item;
  const { idOf, isAsked } = useShown(reference);
  const [id, formId] = [idOf('cancel'), idOf('gift-cancel')];
  const action = `/api/orders/${reference}/cancel`;
  const form = useForm({
    id: formId,
    initial: { token },
    send: () => fetchJson<unknown>(action, { method: 'POST', body: { token } }),
    onSent: useItemDone(reference),
  });
  const isRefused = usePostedForm(formId) !== undefined;
  return (
    <Fold id={id} title={t('order.gift_withdraw')} isOpen={isAsked('cancel') || isRefused}>
      <form {...form.formProps} action={`${action}#${id}`} className="space-y-4">
        <FormPage id={formId} />
        <input type="hidden" name="token" value={token} />
        <p>{t('order.gift_withdraw_text', { days: WITHDRAWAL_DAYS })}</p>
        <FormStatus failure={form.failure} />
        <button type="submit" disabled={form.isSending} className={buttonClass('primary')}>
          <BusyLabel isBusy={form.isSending}>{t('voucher.cancel_now')}</BusyLabel>
        </button>
      </form>
    </Fold>
  );
}

type GiftItemProps = {
  item: OrderItem;
  voucher: NonNullable<OrderItem['voucher']>;
  actions?: ReactNode;
  aside?: ReactNode;
};

/** A gift voucher: its code, what is left and its file once it is paid. */
export function GiftItem({ item, voucher, actions, aside }: GiftItemProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const isUnused = voucher.balanceCents === item.totalCents || item.status === 'unpaid';
  return (
    <ItemColumns
      reference={item.reference}
      main={
        <>
          <StateBox
            title={t(stateText({ item, details: undefined }))}
            text={`${t('booking.reference')} ${item.reference}`}
            isWarning={isItemOver(item)}
          />
          {voucher.code && (
            <section className={CARD}>
              <p className="font-mono text-2xl font-semibold" translate="no">
                {voucher.code}
              </p>
              {voucher.recipientName && <p className="mt-1">{voucher.recipientName}</p>}
              <p className="mt-1 text-stone">
                {[
                  t('order.gift_left', {
                    amount: formatCents(voucher.balanceCents, 'EUR', language),
                  }),
                  voucher.endsOn && formatDate(voucher.endsOn, language),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {voucher.pdfUrl && (
                <p className="mt-4" data-no-print>
                  <a href={voucher.pdfUrl} className={buttonClass('quiet')}>
                    {t('order.gift_pdf')}
                  </a>
                </p>
              )}
            </section>
          )}
          {!isItemOver(item) && isUnused && <GiftWithdrawal item={item} />}
          {actions}
        </>
      }
      side={aside}
    />
  );
}
