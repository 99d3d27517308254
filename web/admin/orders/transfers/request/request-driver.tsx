import { useQueries, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { Button, TextLink } from '#admin/frame/button.tsx';
import { journeysQuery } from '#admin/frame/days/days.api.ts';
import { isDriven } from '#admin/frame/days/is-driven.ts';
import { Checkbox, Select } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { addDays } from '#contract/calendar.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl } from '#contract/people/phone-links.ts';
import type { AdminLeg, DayLeg } from '#contract/transfers/admin/admin.ts';
import { ConflictNotes } from '../days/conflict-notes.tsx';
import { assignDriver } from '../transfer-api.ts';
import { useRequest } from './request-context.tsx';

type Span = Pick<AdminLeg, 'startsAt' | 'endsAt'>;

/** Spans that overlap or start at the same time. */
const isTogether = (a: Span, b: Span) =>
  a.startsAt === b.startsAt || (a.startsAt < b.endsAt && a.endsAt > b.startsAt);

/** A driver's other journeys that overlap these. */
export const clashesOf = (
  driverId: number,
  legs: readonly Span[],
  others: readonly DayLeg[],
  reference: string,
): DayLeg[] =>
  others.filter(
    (other) =>
      other.driver?.id === driverId &&
      other.reference !== reference &&
      isDriven(other) &&
      legs.some((leg) => isTogether(leg, other)),
  );

type Ways = 'both' | 'outbound' | 'return';

/** Journeys around the request's dates, to detect a driver's other journeys. */
function useNeighbours() {
  const { request } = useRequest();
  const results = useQueries({
    queries: request.legs.map(({ date }) => journeysQuery(addDays(date, -1), addDays(date, 1))),
  });
  return results.flatMap(({ data }) => data?.legs ?? []);
}

function AssignForm() {
  const { t } = useTranslation('admin-area');
  const { request, isBusy, run } = useRequest();
  const { id, version, legs, contact, reference, choices } = request;
  const { data } = useQuery({
    ...APIS.drivers.list({ status: 'active', pageSize: MAX_PAGE_SIZE }),
    refetchOnMount: 'always',
    staleTime: 0,
  });
  const neighbours = useNeighbours();
  const [driverId, setDriverId] = useState('');
  const [ways, setWays] = useState<Ways>('both');
  const [notify, setNotify] = useState(true);
  const warning = useId();
  const chosenLegs = legs.filter(({ leg }) => ways === 'both' || ways === leg);
  const clashes = (driver: number) => clashesOf(driver, chosenLegs, neighbours, reference);
  const busy = driverId === '' ? [] : clashes(Number(driverId));
  const drivers = data?.items ?? [];
  const isOff = (driver: number) =>
    chosenLegs.some(({ leg }) =>
      choices
        .find((one) => one.leg === leg)
        ?.drivers.find((one) => one.id === driver)
        ?.hindrances.some(({ kind }) => kind === 'out_of_service'),
    );
  const isChosenOff = driverId !== '' && isOff(Number(driverId));
  const send = async () => {
    const leg = ways === 'both' ? {} : { leg: ways };
    if (
      await run(
        () =>
          assignDriver(id, {
            version,
            driverId: Number(driverId),
            evenIfOff: isChosenOff,
            notify,
            ...leg,
          }),
        t('driver.assigned'),
      )
    )
      setDriverId('');
  };
  if (data && drivers.length === 0)
    return (
      <p>
        {t('driver.none')} <TextLink to="/transfers/drivers/new" label={t('driver.add')} />
      </p>
    );
  return (
    <SubmitForm className="space-y-4 print:hidden" onSubmit={() => driverId !== '' && send()}>
      <Field label={t('driver.choose')}>
        {(tie) => (
          <Select
            {...tie}
            aria-describedby={busy.length > 0 ? warning : undefined}
            value={driverId}
            onChange={setDriverId}
          >
            <option value="">{t('field.choose')}</option>
            {drivers.map((driver) => {
              const [clash] = clashes(driver.id);
              const name = [driver.name, driver.vehicle].filter(Boolean).join(' · ');
              return (
                <option key={driver.id} value={driver.id}>
                  {isOff(driver.id)
                    ? t('driver.off_option', { name })
                    : clash
                      ? t('driver.busy_option', {
                          name,
                          time: clash.time,
                          reference: clash.reference,
                        })
                      : name}
                </option>
              );
            })}
          </Select>
        )}
      </Field>
      {isChosenOff && (
        <p
          role="alert"
          className="rounded-xl border-l-8 border-danger bg-limestone-100 px-4 py-3 font-semibold"
        >
          {t('driver.off')}
        </p>
      )}
      {busy.length > 0 && (
        <p
          id={warning}
          role="alert"
          className="rounded-xl border-l-8 border-danger bg-limestone-100 px-4 py-3 font-semibold"
        >
          {t('driver.clash', {
            journeys: busy.map((leg) => `${leg.date} ${leg.time} (${leg.reference})`).join(', '),
          })}
        </p>
      )}
      {legs.length > 1 && (
        <SelectField<Ways>
          label={t('driver.ways')}
          value={ways}
          onChange={setWays}
          options={[
            ['both', t('driver.both')],
            ['outbound', t('driver.only_outbound')],
            ['return', t('driver.only_return')],
          ]}
        />
      )}
      {contact.email && (
        <Checkbox
          label={t('transfer.tell_guest')}
          hint={t('driver.tell_hint')}
          value={notify}
          onChange={setNotify}
        />
      )}
      <Button
        look="sea"
        label={t(isChosenOff ? 'crew.even_if_off' : 'driver.assign')}
        type="submit"
        disabled={isBusy || driverId === ''}
      />
    </SubmitForm>
  );
}

/** Driver of each way: assign, change or remove. */
export function RequestDriver() {
  const { t } = useTranslation('admin-area');
  const { request, isBusy, run } = useRequest();
  const { id, version, legs, next } = request;
  const canAssign = next.includes('driver_assigned');
  const takeAway = (leg: 'outbound' | 'return') =>
    run(
      () => assignDriver(id, { version, driverId: null, leg, notify: false }),
      t('driver.taken_away'),
    );
  return (
    <Panel title={t('mail.label.driver')}>
      <ul className="space-y-3">
        {legs.map(({ leg, driver, conflicts }) => (
          <li key={leg}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>
                {legs.length > 1 && <span className="text-stone">{t(`transfer.${leg}`)}: </span>}
                {driver ? (
                  <span className="font-semibold">{driver.name}</span>
                ) : (
                  <span className="font-semibold text-terracotta-700">
                    {t('calendar.no_driver')}
                  </span>
                )}
              </span>
              {driver && canAssign && (
                <button
                  type="button"
                  disabled={isBusy}
                  className="min-h-11 text-sm font-semibold text-danger underline underline-offset-4 print:hidden"
                  onClick={() => void takeAway(leg)}
                >
                  {t('driver.take_away')}
                  <span className="sr-only"> ({t(`transfer.${leg}`)})</span>
                </button>
              )}
            </p>
            {driver && (
              <p className="text-sm text-stone">
                {[driver.vehicle, driver.plate].filter(Boolean).join(' · ')}{' '}
                <a href={telUrl(driver.phone)} className="underline underline-offset-4">
                  {formatPhone(driver.phone)}
                </a>
              </p>
            )}
            <ConflictNotes kind="driver" conflicts={conflicts} />
          </li>
        ))}
      </ul>
      {canAssign ? (
        <AssignForm />
      ) : (
        (request.status === 'new' || request.status === 'quoted') && (
          <p className="text-stone print:hidden">{t('driver.confirm_first')}</p>
        )
      )}
    </Panel>
  );
}
