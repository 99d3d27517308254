import { useTranslation } from 'react-i18next';
import { type Quantities, unitsIn } from '#admin/orders/trip-requests/desk/order.ts';
import type { FieldErrors } from '#admin/orders/trip-requests/desk/use-desk-action.ts';
import { NeedFields } from '#admin/orders/trip-requests/needs/need-fields.tsx';
import { newTickets, type TypedNeeds } from '#admin/orders/trip-requests/needs/typed-needs.ts';
import type { AvailableOption } from '#contract/bookings/availability.ts';

type TripNeedsProps = {
  option: AvailableOption;
  time: string;
  quantities: Quantities;
  value: TypedNeeds;
  errors: FieldErrors;
  onChange: (value: TypedNeeds) => void;
  /** Opened by hand, where most guests need none of it. */
  isFolded?: boolean;
};

const isOfNeeds = (path: string) => path.startsWith('answer') || path.startsWith('pickup');

/** Pick-up and answers while the booking is made; whatever stays open the guest is asked for by the reminder. */
export function TripNeeds({ option, quantities, isFolded = false, ...props }: TripNeedsProps) {
  const { t } = useTranslation('admin-area');
  const { value, errors, onChange } = props;
  const { questions, pickups } = option;
  if (questions.length + pickups.length === 0) return null;
  const fields = (
    <>
      {questions.some(({ needed }) => needed !== 'optional') && (
        <p className="mb-3 text-sm text-stone">{t('needs.at_desk')}</p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NeedFields
          {...{ ...props, questions, pickups }}
          tickets={newTickets(unitsIn(option, quantities))}
          onChange={(change) => onChange({ ...value, ...change })}
        />
      </div>
    </>
  );
  if (!isFolded)
    return (
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold text-deep-900">{t('needs.title')}</legend>
        {fields}
      </fieldset>
    );
  return (
    <details
      {...(Object.keys(errors).some(isOfNeeds) && { open: true })}
      className="rounded-card bg-white px-5 py-2 shadow-card"
    >
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-deep-900">
        {t('needs.title')}
      </summary>
      <div className="pt-2 pb-3">{fields}</div>
    </details>
  );
}
