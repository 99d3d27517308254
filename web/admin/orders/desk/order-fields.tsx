import { useTranslation } from 'react-i18next';
import { activePartnersApi } from '#admin/frame/behaviour/content-apis.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import {
  AreaField,
  MoneyField,
  RowField,
  SelectField,
  TextField,
} from '#admin/frame/fields/fields.tsx';
import { type InvoiceDraft, InvoiceFields } from '#admin/frame/orders/invoice-fields.tsx';
import { SOURCES } from '#admin/frame/orders/sources.ts';
import { type Guest, GuestFields } from '#admin/orders/trip-requests/desk/guest-fields.tsx';
import type { FieldErrors } from '#admin/orders/trip-requests/desk/use-desk-action.ts';
import { DESK_SOURCES } from '#contract/bookings/desk.ts';
import { MANUAL_METHODS, METHOD_WORDS } from '#contract/money/ledger.ts';

type Method = (typeof MANUAL_METHODS)[number];

/** What holds for all items, as it is typed. */
export type OrderDraft = {
  guest: Guest;
  /** For whom the documents are; all empty: for the guest. */
  customer: InvoiceDraft;
  source: (typeof DESK_SOURCES)[number];
  resellerReference: string;
  partnerId: number | null;
  code: string;
  notes: string;
  note: string;
  notify: boolean;
  /** The firm has to confirm it yet. */
  isPending: boolean;
  /** How all of it is paid at once, or that the guest gets a link to pay. */
  pay: 'later' | 'link' | Method;
  /** By default all of it. */
  payCents: number | null | undefined;
};

type OrderFieldsProps = {
  order: OrderDraft;
  errors: FieldErrors;
  onChange: (change: Partial<OrderDraft>) => void;
};

/** The guest, and how the order came. */
export function OrderFields({ order, errors, onChange }: OrderFieldsProps) {
  const { t } = useTranslation('admin-area');
  const { guest, source } = order;
  return (
    <>
      <GuestFields
        isNew
        guest={guest}
        errors={errors}
        onChange={(change) => onChange({ guest: { ...guest, ...change } })}
      />
      <InvoiceFields
        customer={order.customer}
        errors={errors}
        onChange={(customer) => onChange({ customer })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('inbox.source')}
          value={source}
          onChange={(next) => onChange({ source: next })}
          options={DESK_SOURCES.map((one) => [one, t(SOURCES[one])])}
        />
        <SelectField
          label={t('list.state')}
          value={order.isPending ? 'pending' : 'confirmed'}
          onChange={(state) => onChange({ isPending: state === 'pending' })}
          options={[
            ['confirmed', t('state.confirmed')],
            ['pending', t('desk.pending')],
          ]}
        />
        <RowField
          label={t('partner.title')}
          error={errors.partnerId}
          api={activePartnersApi}
          none={t('partner.none')}
          value={order.partnerId}
          onChange={(partnerId) => onChange({ partnerId })}
        />
        {source !== 'phone' && source !== 'whatsapp' && source !== 'counter' && (
          <TextField
            label={t('desk.their_reference')}
            error={errors.resellerReference}
            value={order.resellerReference}
            maxLength={100}
            onChange={(resellerReference) => onChange({ resellerReference })}
          />
        )}
        <TextField
          label={t('codes.code')}
          hint={t('desk.code_hint')}
          error={errors.code}
          value={order.code}
          maxLength={40}
          autoComplete="off"
          onChange={(code) => onChange({ code })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <AreaField
          label={t('desk.wishes')}
          hint={t('desk.wishes_hint')}
          error={errors.notes}
          rows={2}
          value={order.notes}
          maxLength={3000}
          onChange={(notes) => onChange({ notes })}
        />
        <AreaField
          label={t('inbox.note')}
          hint={t('inbox.note_hint')}
          error={errors.note}
          rows={2}
          value={order.note}
          maxLength={3000}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </>
  );
}

const WAYS: Record<'later' | 'link', AdminKey> = {
  later: 'new_order.pay_later',
  link: 'money.link_title',
};

type PayFieldsProps = Omit<OrderFieldsProps, 'errors'> & { total: number | undefined };

/** How the guest pays: at once by hand, all or a part of it, by a link, or later. */
export function PayFields({ order: { pay, payCents }, total, onChange }: PayFieldsProps) {
  const { t } = useTranslation('admin-area');
  const isAtOnce = pay !== 'later' && pay !== 'link';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField<OrderDraft['pay']>
        label={t('money.method')}
        hint={pay === 'link' ? t('new_order.link_hint') : undefined}
        value={pay}
        onChange={(next) => onChange({ pay: next })}
        options={[
          ...(['later', 'link'] as const).map((way) => [way, t(WAYS[way])] as const),
          ...MANUAL_METHODS.map((method) => [method, t(METHOD_WORDS[method])] as const),
        ]}
      />
      {isAtOnce && (
        <MoneyField
          label={t('money.amount')}
          value={payCents === undefined ? (total ?? null) : payCents}
          onChange={(cents) => onChange({ payCents: cents })}
        />
      )}
    </div>
  );
}
