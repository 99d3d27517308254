import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaField } from '#admin/frame/fields/fields.tsx';
import { Loading } from '#admin/frame/loading.tsx';
import { editBooking } from './desk.api.ts';
import type { DeskFormProps } from './desk-actions.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { type Guest, GuestFields, NotifyGuest, sentContact } from './guest-fields.tsx';
import { bookedQuantities, extrasIn, listCents, type Quantities, unitsIn } from './order.ts';
import { PeopleFields } from './people-fields.tsx';
import { LIST_PRICE, PriceFields, priceProblems, sentPrice, Total } from './price-fields.tsx';
import { useDepartures } from './use-departures.ts';
import { useDeskAction } from './use-desk-action.ts';

/** Contact, people, extras, notes and price of a booking. Only what was typed is sent: the rest stays as stored, also after another change. */
export function EditDialog({ request, isLive, onShow, onDone, onClose }: DeskFormProps) {
  const { t } = useTranslation('admin-area');
  const { id, version, contact, language, date, time, totalCents } = request;
  const [guestEdits, setGuestEdits] = useState<Partial<Guest>>({});
  const [edits, setEdits] = useState<Quantities>({});
  const [notes, setNotes] = useState<string>();
  const [price, setPrice] = useState(LIST_PRICE);
  const [notify, setNotify] = useState(false);
  const { query, option, departure } = useDepartures(isLive ? request.trip.id : null, {
    optionId: request.option.id,
    date,
    time,
  });
  const booked = bookedQuantities(request);
  const quantities = { ...booked, ...edits };
  const guest: Guest = {
    ...{
      name: contact.name ?? '',
      email: contact.email ?? '',
      phone: contact.phone ?? '',
      language,
    },
    ...guestEdits,
  };
  const isChanged = (kind: string) =>
    Object.keys(edits).some(
      (name) =>
        name.startsWith(kind) && (Number(quantities[name]) || 0) !== (Number(booked[name]) || 0),
    );
  const [hasUnits, hasExtras] = [isChanged('unit.'), isChanged('extra.')];
  const listed =
    option && departure && (hasUnits || hasExtras)
      ? listCents(option, departure, quantities)
      : totalCents;
  const action = useDeskAction({
    onShow,
    onDone: () => onDone(t('desk.edited'), notify && guest.email ? guest.email : undefined),
  });
  const isIdle =
    Object.keys(guestEdits).length === 0 &&
    notes === undefined &&
    !hasUnits &&
    !hasExtras &&
    !price.isAgreed;
  const save = () => {
    const { language: asked, ...contactEdits } = guestEdits;
    const body = {
      ...{ version, notify: notify && guest.email !== '' },
      ...(Object.keys(contactEdits).length > 0 && { contact: sentContact(guest) }),
      ...(asked && { language: asked }),
      ...(notes !== undefined && { notes }),
      ...(option && hasUnits && { units: unitsIn(option, quantities) }),
      ...(option && hasExtras && { extras: extrasIn(option, quantities) }),
      ...sentPrice(price),
    };
    action.run(() => editBooking(id, body), {
      ...(guest.name.trim() === '' && { 'contact.name': 'required' }),
      ...(body.units?.length === 0 && { units: 'required' }),
      ...priceProblems(price),
    });
  };
  const { errors } = action;
  return (
    <DeskDialog
      title={t('desk.edit')}
      submit={t('editor.save')}
      action={action}
      isWide
      isIdle={isIdle}
      onSubmit={save}
      onClose={onClose}
    >
      <GuestFields
        guest={guest}
        errors={errors}
        onChange={(change) => setGuestEdits({ ...guestEdits, ...change })}
      />
      {isLive && query.isPending && <Loading />}
      {option && departure && (
        <PeopleFields
          {...{ option, departure, quantities, errors }}
          onChange={(next) =>
            setEdits(
              Object.fromEntries(
                Object.entries(next).filter(
                  ([name, value]) => name in edits || value !== (booked[name] ?? ''),
                ),
              ),
            )
          }
        />
      )}
      {isLive && query.data && !(option && departure) && (
        <p className="rounded-xl bg-limestone-200 px-4 py-3">{t('desk.not_planned')}</p>
      )}
      <AreaField
        label={t('desk.wishes')}
        hint={t('desk.wishes_hint')}
        error={errors.notes}
        rows={2}
        value={notes ?? request.message ?? ''}
        maxLength={3000}
        onChange={setNotes}
      />
      {option && departure && <PriceFields {...{ price, listed, errors }} onChange={setPrice} />}
      <NotifyGuest email={guest.email} value={notify} onChange={setNotify} />
      <Total
        cents={price.isAgreed && price.cents !== null ? price.cents : listed}
        before={totalCents}
      />
    </DeskDialog>
  );
}
