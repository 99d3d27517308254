import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { useStrings } from '#admin/frame/behaviour/use-strings.ts';
import { Button, CopyButton } from '#admin/frame/button.tsx';
import { MoneyField, SelectField } from '#admin/frame/fields/fields.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { enterPayment, type ManualMethod, pathOf } from '#admin/money/panel/money.api.ts';
import { TOUCHED_BY_TRANSFERS } from '#admin/orders/transfers/transfer-api.ts';
import { TOUCHED } from '#admin/orders/trip-requests/trip-requests.api.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { MANUAL_METHODS, METHOD_WORDS } from '#contract/money/ledger.ts';
import type { OrderDetail, OrderDetailItem } from '#contract/orders/order-detail.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import { subjectOf } from './subject-of.ts';

/** What of a payment is for which item: in the order of their days, none more than it owes. */
export function sharesOf(items: readonly OrderDetailItem[], cents: number) {
  let left = cents;
  return items.flatMap((item) => {
    const share = Math.max(0, Math.min(left, item.balanceCents));
    left -= share;
    return share > 0 ? [{ item, cents: share }] : [];
  });
}

/** Money that the firm received itself for all items: by default all that is owed. */
export function OrderPayment({ order: { items } }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const owed = items.reduce((sum, { balanceCents }) => sum + Math.max(0, balanceCents), 0);
  const [method, setMethod] = useState<ManualMethod>('cash');
  const [cents, setCents] = useState<number | null>(owed);
  // A second click sends the same payments.
  const [keys] = useState(() => new Map(items.map(({ id }) => [id, crypto.randomUUID()])));
  const pay = useAction({
    mutationFn: async (sum: number) => {
      for (const { item, cents: share } of sharesOf(items, sum))
        await enterPayment(subjectOf(item), {
          ...{ method, cents: share },
          key: keys.get(item.id) ?? '',
        });
    },
    onSuccess: () => addToast({ title: t('money.entered') }),
    onSettled: () =>
      refresh(...TOUCHED, ...TOUCHED_BY_TRANSFERS, ...items.map((item) => pathOf(subjectOf(item)))),
  });
  return (
    <SubmitForm className="space-y-3" onSubmit={() => cents && pay.mutate(cents)}>
      <MoneyField label={t('money.amount')} value={cents} onChange={setCents} />
      <SelectField
        label={t('money.method')}
        hint={t('orders.pay_hint')}
        value={method}
        onChange={setMethod}
        options={MANUAL_METHODS.map((value) => [value, t(METHOD_WORDS[value])] as const)}
      />
      <Button
        type="submit"
        label={t('money.enter')}
        isBusy={pay.isPending}
        disabled={!cents || cents < 0 || cents > owed}
      />
    </SubmitForm>
  );
}

/** The link by which the guest pays all items: copied, by email, or in a chat. */
export function OrderPayLink({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const guest = useStrings(order.language, 'admin-area');
  const { payUrl, dueCents, balanceCents, contact, currency, reference } = order;
  if (!payUrl) return null;
  const cents = dueCents || balanceCents;
  const text = guest.t('transfers.whatsapp.to_pay', {
    amount: formatCents(cents, currency, order.language),
    url: payUrl,
  });
  const chat = contact.phone ? whatsappUrl(contact.phone, text) : undefined;
  return (
    <div className="space-y-3 border-t border-limestone-300 pt-4">
      <h3 className="font-sans font-semibold text-deep-900">{t('money.link_title')}</h3>
      <p>{t('money.link_for', { amount: formatCents(cents, currency, language) })}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={payUrl} label={t('money.link')} />
        {contact.email && (
          <a
            href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}?subject=${encodeURIComponent(reference)}&body=${encodeURIComponent(text)}`}
            className={buttonClass('quiet')}
          >
            {t('money.link_mail')}
          </a>
        )}
        {chat && (
          <NewTabLink
            href={chat}
            className="inline-flex min-h-11 items-center rounded-full bg-whatsapp px-5 font-semibold text-white"
            label={t('money.link_whatsapp')}
          />
        )}
      </div>
    </div>
  );
}
