import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { Button } from '#admin/frame/button.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { itemState } from '#admin/frame/orders/item-states.ts';
import { useStart } from '#admin/frame/orders/use-start.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import type { FormErrors } from '#base/forms/use-form.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { isSureLink, type MessageLink, type MessageOrder } from '#contract/mail/threads.ts';

const REASONS: Record<Exclude<MessageLink, 'firm'>, AdminKey> = {
  guest: 'message_order.by_guest',
  reference: 'message_order.by_reference',
  address: 'message_order.by_address',
};

/** What was ordered, and why it is shown here. */
function Summary({ order }: { order: MessageOrder }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const start = useStart();
  const { reference, contact, items, balanceCents, linkedBy, isSameAddress } = order;
  return (
    <>
      {linkedBy !== 'firm' && <p className="text-sm text-stone">{t(REASONS[linkedBy])}</p>}
      {!isSameAddress && (
        <p className="rounded-xl border-l-4 border-sun bg-limestone-100 p-3 text-sm">
          {t(contact.email ? 'message_order.other_address' : 'message_order.no_address', {
            email: contact.email ?? '',
          })}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2">
        <AdminLink
          to={`/orders/${reference}`}
          className="inline-flex min-h-11 items-center font-semibold break-words text-deep-900 underline decoration-deep-800/30 underline-offset-4 hover:decoration-deep-800"
        >
          {contact.name || t('contact.anonymous')}
        </AdminLink>
        <span className="font-mono text-sm text-stone">{reference}</span>
      </p>
      <ul className="divide-y divide-limestone-200">
        {items.map((item) => {
          const [date = '', time = ''] = item.at.split('T');
          return (
            <li key={item.id} className="py-2 first:pt-0 last:pb-0">
              <p className="break-words">{localize(item, 'title', language)}</p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                <span className="whitespace-nowrap">{start({ date, time })}</span>
                <StateBadge state={itemState(item.status)} />
              </p>
            </li>
          );
        })}
      </ul>
      {balanceCents > 0 && (
        <p className="text-sm font-semibold text-terracotta-700">
          {t('money.still_owed', { amount: formatCents(balanceCents, 'EUR', language) })}
        </p>
      )}
    </>
  );
}

type MessageOrderPanelProps = {
  order: MessageOrder | null;
  isBusy: boolean;
  onLink: (
    reference: string | null,
    onFieldErrors?: (errors: FormErrors) => void,
  ) => Promise<boolean>;
};

/** The order that a message is about: suggested, chosen by its reference, or none. */
export function MessageOrderPanel({ order, isBusy, onLink }: MessageOrderPanelProps) {
  const { t } = useTranslation('admin-area');
  const [reference, setReference] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const link = async () => {
    if (reference.trim() === '') return setErrors({ reference: 'required' });
    setErrors({});
    if (await onLink(reference, setErrors)) setReference('');
  };
  return (
    <Panel title={t('message_order.title')}>
      {order ? (
        <>
          <Summary order={order} />
          <div className="flex flex-wrap gap-3">
            {!isSureLink(order.linkedBy) && (
              <Button
                label={t('message_order.confirm')}
                disabled={isBusy}
                onClick={() => void onLink(order.reference)}
              />
            )}
            <Button
              label={t('message_order.unlink')}
              disabled={isBusy}
              onClick={() => void onLink(null)}
            />
          </div>
        </>
      ) : (
        <>
          <p className="text-stone">{t('message_order.none')}</p>
          <SubmitForm className="space-y-3" onSubmit={link}>
            <TextField
              label={t('message_order.reference')}
              value={reference}
              error={errors.reference}
              maxLength={40}
              onChange={(next) => {
                setReference(next);
                setErrors({});
              }}
            />
            <Button type="submit" label={t('message_order.link')} isBusy={isBusy} />
          </SubmitForm>
        </>
      )}
    </Panel>
  );
}
