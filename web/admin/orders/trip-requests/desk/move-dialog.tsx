import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { DepartureFields } from './departure-fields.tsx';
import { moveBooking } from './desk.api.ts';
import type { DeskFormProps } from './desk-actions.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { NotifyGuest } from './guest-fields.tsx';
import { asUnitsOf, bookedQuantities, listCents, type Quantities, unitsIn } from './order.ts';
import { PeopleFields } from './people-fields.tsx';
import { Total } from './price-fields.tsx';
import { type Choice, useDepartures } from './use-departures.ts';
import { useDeskAction } from './use-desk-action.ts';

/** Another option, day or start. Another option has units of its own. */
export function MoveDialog({ request, onShow, onDone, onClose }: DeskFormProps) {
  const { t } = useTranslation('admin-area');
  const { id, version, contact, totalCents } = request;
  const [choice, setChoice] = useState<Choice>({
    optionId: request.option.id,
    date: request.date,
    time: request.time,
  });
  const [edits, setEdits] = useState<{ optionId: number; quantities: Quantities }>();
  const [keepPrice, setKeepPrice] = useState(false);
  const [notify, setNotify] = useState(contact.email !== null);
  const departures = useDepartures(request.trip.id, choice);
  const { option, departure } = departures;
  const isOther = option !== undefined && option.id !== request.option.id;
  const booked = isOther ? asUnitsOf(option, request.units) : bookedQuantities(request);
  const quantities = isOther && edits?.optionId === option.id ? edits.quantities : booked;
  const isSame = !isOther && choice.date === request.date && departure?.time === request.time;
  const listed = isSame
    ? totalCents
    : option && departure && listCents(option, departure, quantities);
  const action = useDeskAction({
    onShow,
    onDone: () => onDone(t('desk.moved'), notify && contact.email ? contact.email : undefined),
  });
  const save = () => {
    const units = isOther ? unitsIn(option, quantities) : undefined;
    const body = {
      ...{
        version,
        departureId: departure?.id ?? '',
        keepPrice,
        notify: notify && contact.email !== null,
      },
      ...(units && { optionId: option?.id, units }),
    };
    action.run(() => moveBooking(id, body), {
      ...(!departure && { departureId: 'required' }),
      ...(units?.length === 0 && { units: 'required' }),
    });
  };
  const { errors } = action;
  return (
    <DeskDialog
      title={t('desk.move')}
      submit={t('desk.move')}
      action={action}
      isIdle={isSame}
      onSubmit={save}
      onClose={onClose}
    >
      <DepartureFields {...{ departures, choice, errors }} onChange={setChoice} />
      {isOther && (
        <PeopleFields
          {...{ option, departure, quantities, errors }}
          hasExtras={false}
          onChange={(next) => setEdits({ optionId: option.id, quantities: next })}
        />
      )}
      <Checkbox label={t('desk.keep_price')} value={keepPrice} onChange={setKeepPrice} />
      <NotifyGuest email={contact.email} value={notify} onChange={setNotify} />
      <Total cents={keepPrice ? totalCents : listed} before={totalCents} />
    </DeskDialog>
  );
}
