import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS, activePartnersApi } from '#admin/frame/behaviour/content-apis.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { AreaField, RowField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { DESK_SOURCES, type DeskBookingInput } from '#contract/bookings/desk.ts';
import { SOURCES } from '../sources.ts';
import { TOUCHED } from '../trip-requests.api.ts';
import { DepartureFields } from './departure-fields.tsx';
import { bookByHand } from './desk.api.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { type Guest, GuestFields, NotifyGuest, sentContact } from './guest-fields.tsx';
import { extrasIn, listCents, type Quantities, unitsIn } from './order.ts';
import { PeopleFields } from './people-fields.tsx';
import { LIST_PRICE, PriceFields, priceProblems, sentPrice, Total } from './price-fields.tsx';
import { type Choice, useDepartures } from './use-departures.ts';
import { useDeskAction } from './use-desk-action.ts';

type Status = NonNullable<DeskBookingInput['status']>;
const STATUSES = {
  CONFIRMED: 'state.confirmed',
  PENDING: 'desk.pending',
} as const satisfies Record<Status, AdminKey>;
const STATUS_NAMES = Object.keys(STATUSES) as Status[];

/** What a link has chosen already. */
export type Start = {
  tripId: number | null;
  optionId: number | null;
  date: string | undefined;
  time: string | null;
};

type NewBookingProps = { start: Start; onClose: () => void };

/** A booking by hand, for a guest on the telephone. */
export function NewBookingDialog({ start, onClose }: NewBookingProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const touch = useTouch();
  const go = useGo();
  const mailWords = useMailWords();
  const [uuid] = useState(() => crypto.randomUUID());
  const [tripId, setTripId] = useState(start.tripId);
  const { date = serverToday() } = start;
  const [choice, setChoice] = useState<Choice>({
    optionId: start.optionId,
    date,
    time: start.time,
  });
  const [quantities, setQuantities] = useState<Quantities>({});
  const [guest, setGuest] = useState<Guest>({ name: '', email: '', phone: '', language });
  const [texts, setTexts] = useState({ resellerReference: '', notes: '', note: '', code: '' });
  const [source, setSource] = useState<DeskBookingInput['source']>('phone');
  const [status, setStatus] = useState<Status>('CONFIRMED');
  const [partnerId, setPartnerId] = useState<number | null>(null);
  const [price, setPrice] = useState(LIST_PRICE);
  const [notify, setNotify] = useState(true);
  const departures = useDepartures(tripId, choice);
  const { option, departure } = departures;
  const listed = option && departure && listCents(option, departure, quantities);
  const isNotified = notify && guest.email.trim() !== '';
  const action = useDeskAction({
    onShow: () => void touch(...TOUCHED),
    onDone: ({ reference }) => {
      const title = t('desk.booked', { reference });
      addToast(
        isNotified
          ? mailWords({ title, description: t('step.told', { address: guest.email.trim() }) })
          : { title },
      );
      void go(`/trip-requests/${reference}`, { replace: true });
    },
  });
  const { errors } = action;
  const save = () => {
    const units = option ? unitsIn(option, quantities) : [];
    const body = {
      ...{ uuid, optionId: option?.id ?? 0, departureId: departure?.id ?? '', units },
      extras: option ? extrasIn(option, quantities) : [],
      contact: sentContact(guest),
      ...{ language: guest.language, ...texts, source, status, partnerId, notify: isNotified },
      ...sentPrice(price),
    };
    action.run(() => bookByHand(body), {
      ...(tripId === null && { tripId: 'required' }),
      ...(!departure && { departureId: 'required' }),
      ...(option && units.length === 0 && { units: 'required' }),
      ...(guest.name.trim() === '' && { 'contact.name': 'required' }),
      ...priceProblems(price),
    });
  };
  return (
    <DeskDialog
      title={t('desk.new')}
      submit={t('desk.book')}
      action={action}
      isWide
      onSubmit={save}
      onClose={onClose}
    >
      <RowField
        label={t('inbox.trip')}
        error={errors.tripId}
        api={APIS.trips}
        value={tripId}
        onChange={(id) => {
          setTripId(id);
          setChoice({ ...choice, optionId: null, time: null });
          setQuantities({});
        }}
      />
      {tripId !== null && (
        <DepartureFields {...{ departures, choice, errors }} onChange={setChoice} />
      )}
      {option && (
        <PeopleFields {...{ option, departure, quantities, errors }} onChange={setQuantities} />
      )}
      <GuestFields
        guest={guest}
        errors={errors}
        onChange={(change) => setGuest({ ...guest, ...change })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('inbox.source')}
          value={source}
          onChange={setSource}
          options={DESK_SOURCES.map((one) => [one, t(SOURCES[one])])}
        />
        <SelectField
          label={t('list.state')}
          value={status}
          onChange={setStatus}
          options={STATUS_NAMES.map((one) => [one, t(STATUSES[one])])}
        />
        <RowField
          label={t('partner.title')}
          error={errors.partnerId}
          api={activePartnersApi}
          none={t('partner.none')}
          value={partnerId}
          onChange={setPartnerId}
        />
        {source !== 'phone' && source !== 'whatsapp' && (
          <TextField
            label={t('desk.their_reference')}
            error={errors.resellerReference}
            value={texts.resellerReference}
            maxLength={100}
            onChange={(resellerReference) => setTexts({ ...texts, resellerReference })}
          />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <AreaField
          label={t('desk.wishes')}
          hint={t('desk.wishes_hint')}
          error={errors.notes}
          rows={2}
          value={texts.notes}
          maxLength={3000}
          onChange={(notes) => setTexts({ ...texts, notes })}
        />
        <AreaField
          label={t('inbox.note')}
          hint={t('inbox.note_hint')}
          error={errors.note}
          rows={2}
          value={texts.note}
          maxLength={3000}
          onChange={(note) => setTexts({ ...texts, note })}
        />
      </div>
      <TextField
        label={t('codes.code')}
        hint={t('desk.code_hint')}
        error={errors.code}
        value={texts.code}
        maxLength={40}
        autoComplete="off"
        onChange={(code) => setTexts({ ...texts, code })}
      />
      <PriceFields {...{ price, listed, errors }} onChange={setPrice} />
      <NotifyGuest email={guest.email.trim()} value={notify} onChange={setNotify} />
      <Total cents={price.isAgreed && price.cents !== null ? price.cents : listed} />
    </DeskDialog>
  );
}
