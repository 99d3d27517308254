import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentOf, fetchJson } from '#base/api/fetch-json.ts';
import { FormStatus } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { useForm } from '#base/forms/use-form.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { GuestMoney } from '#contract/money/payments.ts';
import { apiOf, type BookedItem, moneyQuery } from '../items.ts';
import { useItemDone, useOrderChanged } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';
import { Fold } from './item-card.tsx';

/** Before a cancellation: what comes back of what was paid, and how. */
function MoneyBack({ money, feeCents }: { money: GuestMoney | undefined; feeCents: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!money || money.paidCents <= 0) return null;
  const { paidCents, onlineCents, voucherCents, currency } = money;
  const amount = (cents: number) => formatCents(cents, currency, language);
  const back = paidCents - feeCents;
  if (back <= 0) return <p>{t('money.back_nothing')}</p>;
  const online = Math.min(back, onlineCents);
  const toVoucher = Math.min(back - online, voucherCents);
  const isByHand = back > online + toVoucher;
  const ways = [
    online > 0 && !isByHand && t('money.way_online'),
    online > 0 && isByHand && t('money.way_both', { amount: amount(online) }),
    online === 0 && isByHand && t('money.way_by_hand'),
    toVoucher === back && t('money.way_voucher'),
    toVoucher > 0 && toVoucher < back && t('money.way_voucher_part', { amount: amount(toVoucher) }),
  ];
  return <p>{[t('money.back', { amount: amount(back) }), ...ways].filter(Boolean).join(' ')}</p>;
}

type ItemCancelProps = {
  item: BookedItem;
  title: string;
  feeCents: number;
  button?: string | undefined;
  /** What it costs, and by which rules. */
  children: ReactNode;
};

/** What a cancellation costs, and the form that does it, with or without scripts. Opening it changes nothing. */
export function ItemCancel({ item, title, feeCents, button, children }: ItemCancelProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { reference, token } = item;
  const { idOf, isAsked } = useShown(reference);
  const [id, formId] = [idOf('cancel'), idOf('booking-cancel')];
  const action = `${apiOf(item)}/cancel`;
  const { data: money } = useQuery(moneyQuery(item));
  const changed = useOrderChanged();
  const form = useForm({
    id: formId,
    initial: { token, feeCents: String(feeCents) },
    send: () => fetchJson<unknown>(action, { method: 'POST', body: { token, feeCents } }),
    onFailed: (error) => {
      if (currentOf(error)) void changed();
    },
    onSent: useItemDone(reference),
  });
  /** Without scripts the response renders the form again. */
  const isRefused = usePostedForm(formId) !== undefined;
  return (
    // The page may have been open for hours, and the fee depends on the time.
    <Fold id={id} title={title} isOpen={isAsked('cancel') || isRefused} onOpen={changed}>
      <form {...form.formProps} action={`${action}#${id}`} className="space-y-4">
        <FormPage id={formId} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="feeCents" value={feeCents} />
        {children}
        <MoneyBack money={money} feeCents={feeCents} />
        {form.errors.feeCents ? (
          <p role="alert" className="rounded-xl bg-terracotta-200 px-4 py-3 font-semibold text-ink">
            {t('voucher.cancel_changed')}
          </p>
        ) : (
          <FormStatus failure={form.failure} />
        )}
        <button type="submit" disabled={form.isSending} className={buttonClass('primary')}>
          <BusyLabel isBusy={form.isSending}>
            {button ??
              (feeCents === 0
                ? t('voucher.cancel_now')
                : t('voucher.cancel_now_fee', { price: formatCents(feeCents, 'EUR', language) }))}
          </BusyLabel>
        </button>
      </form>
    </Fold>
  );
}
