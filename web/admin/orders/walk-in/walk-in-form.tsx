import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#admin/frame/button.tsx';
import { Occupancy, useOptionName } from '#admin/frame/days/departure-state.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { Failure } from '#admin/frame/markdown/markup.tsx';
import { makeOrder } from '#admin/orders/desk/desk.api.ts';
import { TripNeeds } from '#admin/orders/desk/trip-needs.tsx';
import { errorsAt, useDeskOrder } from '#admin/orders/desk/use-desk-order.ts';
import { departuresQuery } from '#admin/orders/trip-requests/desk/desk.api.ts';
import { listCents, type Quantities, unitsIn } from '#admin/orders/trip-requests/desk/order.ts';
import { PeopleFields } from '#admin/orders/trip-requests/desk/people-fields.tsx';
import { departuresIn } from '#admin/orders/trip-requests/desk/use-departures.ts';
import { NO_NEEDS, newNeeds, newTickets } from '#admin/orders/trip-requests/needs/typed-needs.ts';
import { TOUCHED } from '#admin/orders/trip-requests/trip-requests.api.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import type { CalendarOption, FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { METHOD_WORDS } from '#contract/money/ledger.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';

/** What most who come along at the counter pay with, in the order of its buttons. */
const METHODS = ['cash', 'card', 'bizum'] as const;
type Way = (typeof METHODS)[number] | 'later';

/** Most come as two. */
const USUAL_PEOPLE = 2;

/** Two of the first unit, as far as there are places; one of what is sold as a whole. */
function usualPeople({ units, pricingPer, minUnits }: AvailableOption, free: number): Quantities {
  const [first] = units;
  if (!first) return {};
  const wanted = pricingPer === 'BOOKING' ? 1 : Math.max(minUnits, Math.min(USUAL_PEOPLE, free));
  return { [`unit.${first.id}`]: String(wanted) };
}

type WalkInFormProps = { departure: FirmDeparture; option: CalendarOption; onOther: () => void };

/** How many, and how they pay: one tap sells the places. */
export function WalkInForm({ departure, option: named, onOther }: WalkInFormProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  const touch = useTouch();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Quantities>();
  const [needs, setNeeds] = useState(NO_NEEDS);
  const [sold, setSold] = useState<OrderDetail>();
  const { optionId, date, time, capacity, sold: taken, held } = departure;
  const query = useQuery(departuresQuery(named.tripId, date));
  const { option, departure: start } = departuresIn(query, { optionId, date, time });
  const { frame, refusal, isBusy, run } = useDeskOrder<OrderDetail>((order) => {
    setSold(order);
    void touch(...TOUCHED, '/api/admin/calendar');
  });

  const title = `${optionName(named)}${time && `, ${time}`}`;
  if (sold)
    return (
      <div role="status" className="space-y-4 rounded-card bg-white p-6 shadow-card">
        <h2 className="text-2xl">{t('walk_in.sold', { reference: sold.reference })}</h2>
        <p>
          {title} · {formatCents(sold.totalCents, 'EUR', language)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            look="sea"
            label={t('walk_in.again')}
            onClick={() => {
              setKey(crypto.randomUUID());
              setTyped(undefined);
              setNeeds(NO_NEEDS);
              setSold(undefined);
              onOther();
            }}
          />
          <ButtonLink to={`/orders/${sold.reference}`} label={t('walk_in.open')} />
        </div>
      </div>
    );
  if (!option || !start) {
    const isOver = query.data !== undefined && !query.isPlaceholderData;
    return (
      <>
        {isOver ? <Failure text={t('walk_in.over')} /> : <QueryState query={query} />}
        <Button label={t('walk_in.other')} onClick={onOther} />
      </>
    );
  }
  const free = capacity === null ? USUAL_PEOPLE : Math.max(1, capacity - taken - held);
  const quantities = typed ?? usualPeople(option, free);
  const cents = listCents(option, start, quantities);
  const units = unitsIn(option, quantities);
  const sell = (way: Way) =>
    run(
      () =>
        makeOrder(key, {
          items: [
            {
              ...{ kind: 'trip', optionId, departureId: start.id, units },
              ...newNeeds(option, newTickets(units), needs),
            },
          ],
          ...{ language, source: 'counter' },
          payments: way === 'later' || cents === 0 ? [] : [{ method: way, cents }],
        }),
      units.length === 0 ? { 'items.0.units': 'required' } : {},
    );
  return (
    <div ref={frame} className="max-w-2xl space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-3 rounded-card bg-white p-5 shadow-card">
        <div className="min-w-48">
          <h2 className="font-sans text-lg font-semibold break-words text-deep-900">{title}</h2>
          <Occupancy departure={departure} />
        </div>
        <Button label={t('walk_in.other')} onClick={onOther} />
      </div>
      <PeopleFields
        {...{ option, departure: start, quantities }}
        errors={errorsAt(refusal.errors, 0)}
        onChange={setTyped}
        hasExtras={false}
      />
      <TripNeeds
        {...{ option, quantities }}
        time={start.time}
        value={needs}
        errors={errorsAt(refusal.errors, 0)}
        onChange={setNeeds}
        isFolded
      />
      {refusal.text && <Failure text={refusal.text} />}
      <div className="grid gap-3 sm:grid-cols-2">
        {METHODS.map((method) => (
          <Button
            key={method}
            look="sea"
            label={t('walk_in.pay', {
              method: t(METHOD_WORDS[method]),
              amount: formatCents(cents, 'EUR', language),
            })}
            disabled={isBusy}
            onClick={() => sell(method)}
          />
        ))}
        <Button label={t('walk_in.later')} disabled={isBusy} onClick={() => sell('later')} />
      </div>
    </div>
  );
}
