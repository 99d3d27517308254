import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import {
  AreaField,
  InstantField,
  MoneyField,
  TextField,
  TimeField,
} from '#admin/frame/fields/fields.tsx';
import { SWITCH, Toggle } from '#admin/frame/fields/toggle.tsx';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { DepartureFields } from '../desk/departure-fields.tsx';
import { DeskDialog } from '../desk/desk-dialog.tsx';
import { NotifyGuest } from '../desk/guest-fields.tsx';
import { useDepartures } from '../desk/use-departures.ts';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { makeOffer } from '../trip-requests.api.ts';
import { formOf, missingIn, type OfferForm, sentOffer } from './offer-form.ts';

type OfferDialogProps = {
  request: TripRequestDetail;
  onShow: (booking: TripRequestDetail) => void;
  onDone: (notified: boolean) => void;
  onClose: () => void;
};

/** Offers a departure, or a day in words, at a price until a moment; with its places held or not. */
export function OfferDialog({ request, onShow, onDone, onClose }: OfferDialogProps) {
  const { t } = useTranslation('admin-area');
  const [form, setForm] = useState<OfferForm>(() => formOf(request));
  const { kind, choice, isFree, isHeld } = form;
  const set = (change: Partial<OfferForm>) => setForm((now) => ({ ...now, ...change }));
  const departures = useDepartures(request.trip.id, choice);
  const { option, departure } = departures;
  const start =
    option && departure ? { optionId: option.id, departureId: departure.id } : undefined;
  const notify = form.notify && request.contact.email !== null;
  const action = useDeskAction({ onShow, onDone: () => onDone(notify) });
  const { errors } = action;
  const save = () =>
    action.run(
      () => makeOffer(request.id, sentOffer({ ...form, notify }, request.version, start)),
      missingIn(form, start),
    );
  return (
    <DeskDialog
      title={t('offers.title')}
      submit={t('offers.send')}
      action={action}
      onSubmit={save}
      onClose={onClose}
    >
      <div role="toolbar" aria-label={t('offers.what')} className={SWITCH}>
        {(['departure', 'words'] as const).map((one) => (
          <Toggle
            key={one}
            look="part"
            className="min-h-9! px-3!"
            label={t(one === 'departure' ? 'offers.departure' : 'offers.words')}
            isOn={kind === one}
            onClick={() => set({ kind: one })}
          />
        ))}
      </div>
      {kind === 'departure' ? (
        <DepartureFields
          {...{ departures, choice, errors }}
          onChange={(next) => set({ choice: next })}
        />
      ) : (
        <>
          <TextField
            label={t('offers.description')}
            error={errors.title}
            value={form.title}
            maxLength={200}
            onChange={(title) => set({ title })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t('inbox.day')}
              type="date"
              error={errors.date}
              value={form.date}
              onChange={(date) => set({ date })}
            />
            <TimeField
              label={t('offers.time')}
              error={errors.time}
              value={form.time}
              onChange={(time) => set({ time })}
            />
          </div>
        </>
      )}
      {!isFree && (
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            label={t('inbox.total')}
            error={errors.totalCents}
            value={form.totalCents}
            onChange={(totalCents) => set({ totalCents })}
          />
          <MoneyField
            label={t('offers.deposit')}
            hint={t('offers.deposit_hint')}
            error={errors.depositCents}
            value={form.depositCents}
            onChange={(depositCents) => set({ depositCents })}
          />
        </div>
      )}
      <Checkbox
        label={t('confirm_price.free')}
        value={isFree}
        onChange={(next) => set({ isFree: next })}
      />
      <InstantField
        label={t('offers.until')}
        error={errors.until}
        value={form.until}
        onChange={(until) => set({ until })}
      />
      {kind === 'departure' && (
        <Checkbox
          label={t('offers.hold')}
          hint={t('offers.hold_hint')}
          value={isHeld}
          onChange={(next) => set({ isHeld: next })}
        />
      )}
      <AreaField
        label={t('offers.note')}
        rows={3}
        value={form.note}
        onChange={(note) => set({ note })}
      />
      <NotifyGuest
        email={request.contact.email}
        value={form.notify}
        onChange={(next) => set({ notify: next })}
      />
      {!request.contact.email && <p className="text-sm text-stone">{t('offers.no_mail')}</p>}
    </DeskDialog>
  );
}
