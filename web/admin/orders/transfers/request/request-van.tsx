import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { islandClock } from '#contract/calendar.ts';
import { isOpenTransfer } from '#contract/orders/states.ts';
import type { AdminLeg } from '#contract/transfers/admin/admin.ts';
import type { Hindrance, LegChoices, VanChoice } from '#contract/transfers/admin/vans.ts';
import { assignVan } from '../transfer-api.ts';
import { useRequest } from './request-context.tsx';

const clock = (instant: string) => islandClock(new Date(instant)).slice(11);

/** What is in the way of a van or a driver, in words. */
function useHindranceText(): (hindrances: readonly Hindrance[]) => string {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const textOf = (one: Hindrance) => {
    if (one.kind === 'out_of_service') return t('van.out');
    if (one.kind === 'departure')
      return [one.trip, formatDate(one.date, language), one.time].filter(Boolean).join(', ');
    return `${one.reference}, ${clock(one.startsAt)}–${clock(one.endsAt)}`;
  };
  return (hindrances) => hindrances.map(textOf).join('; ');
}

type VanRowProps = { van: VanChoice; isBound: boolean; onChoose: (() => void) | undefined };

function VanRow({ van, isBound, onChoose }: VanRowProps) {
  const { t } = useTranslation('admin-area');
  const hindranceText = useHindranceText();
  const { name, plate, isFree, hindrances } = van;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span className="min-w-0">
        <span className="font-semibold text-deep-900">
          {[name, plate].filter(Boolean).join(' · ')}
        </span>
        <span className={`block text-sm ${isFree ? 'text-sea-800' : 'text-danger'}`}>
          {isFree
            ? t('van.free')
            : t('van.taken', { by: hindranceText(hindrances) || t('van.full') })}
        </span>
      </span>
      {!isBound && isFree && onChoose && (
        <Button
          label={t('van.assign')}
          aria-label={`${t('van.assign')}: ${name}`}
          onClick={onChoose}
        />
      )}
    </li>
  );
}

type LegVansProps = { leg: AdminLeg; choices: LegChoices };

function LegVans({ leg, choices: { vans, drivers, busyFrom, busyTo } }: LegVansProps) {
  const { t } = useTranslation('admin-area');
  const { request, isBusy, run } = useRequest();
  const hindranceText = useHindranceText();
  const { id, version, legs, status } = request;
  const canAssign = isOpenTransfer(status) && !isBusy;
  const choose = (resourceId: number | null) =>
    void run(
      () => assignVan(id, { version, leg: leg.leg, resourceId }),
      t(resourceId === null ? 'van.freed' : 'van.assigned'),
    );
  const [free, busy] = [true, false].map((isFree) =>
    drivers.filter((one) => one.isFree === isFree),
  );
  return (
    <li className="space-y-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {legs.length > 1 && <span className="text-stone">{t(`transfer.${leg.leg}`)}: </span>}
          {leg.van && <span className="font-semibold">{leg.van.name}</span>}
          {!leg.van && vans.length > 0 && (
            <span className="font-semibold text-terracotta-700">{t('van.none')}</span>
          )}
        </span>
        {leg.van && canAssign && (
          <button
            type="button"
            className="min-h-11 text-sm font-semibold text-danger underline underline-offset-4 print:hidden"
            onClick={() => choose(null)}
          >
            {t('van.take_away')}
            <span className="sr-only"> ({t(`transfer.${leg.leg}`)})</span>
          </button>
        )}
      </p>
      <p className="text-sm text-stone">
        {t('van.busy', { from: clock(busyFrom), to: clock(busyTo) })}
      </p>
      <ul aria-label={t('van.title')} className="divide-y divide-limestone-200 print:hidden">
        {vans.map((van) => (
          <VanRow
            key={van.id}
            van={van}
            isBound={leg.van?.id === van.id}
            onChoose={canAssign ? () => choose(van.id) : undefined}
          />
        ))}
      </ul>
      {drivers.length > 0 && (
        <p className="text-sm print:hidden">
          <span className="font-semibold">{t('van.drivers')}</span>{' '}
          {free?.map(({ name }) => name).join(', ') || t('van.no_driver')}
          {busy?.map(({ id: driver, name, hindrances }) => (
            <span key={driver} className="block text-stone">
              {name}: {hindranceText(hindrances)}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** Whether a van and a driver are free for each journey, and what is in their way. */
export function RequestVan() {
  const { t } = useTranslation('admin-area');
  const { request } = useRequest();
  const { legs, choices } = request;
  if (choices.every(({ vans, drivers }) => vans.length + drivers.length === 0)) return null;
  return (
    <Panel title={t('van.title')}>
      <ul className="space-y-5">
        {legs.map((leg) => {
          const own = choices.find((one) => one.leg === leg.leg);
          return own && <LegVans key={leg.leg} leg={leg} choices={own} />;
        })}
      </ul>
    </Panel>
  );
}
