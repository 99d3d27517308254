import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CalendarOption, FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { localize } from '#contract/languages/translation.ts';
import type { AdminKey } from '../behaviour/paths.ts';
import { StateBadge } from '../state-badge.tsx';

type Look = { label: AdminKey; tone: 'good' | 'open' | 'over' | 'bad'; edge: string };
const LOOKS: Record<'called_off' | FirmDeparture['status'], Look> = {
  called_off: { label: 'departure.called_off', tone: 'bad', edge: 'border-danger' },
  CLOSED: { label: 'departure.closed', tone: 'over', edge: 'border-limestone-400' },
  SOLD_OUT: { label: 'departure.sold_out', tone: 'open', edge: 'border-terracotta-600' },
  LIMITED: { label: 'departure.limited', tone: 'good', edge: 'border-sun' },
  AVAILABLE: { label: 'departure.available', tone: 'good', edge: 'border-sea-700' },
  FREESALE: { label: 'departure.freesale', tone: 'good', edge: 'border-sea-700' },
};
/** State of a departure in words and colour. */
export const lookOf = ({ calledOffAt, status }: FirmDeparture): Look =>
  LOOKS[calledOffAt ? 'called_off' : status];

export const DepartureBadge = ({ departure }: { departure: FirmDeparture }) => (
  <StateBadge state={lookOf(departure)} />
);

/** Trip and option; the option's name only where it differs. */
export function useOptionName(): (
  option: Pick<CalendarOption, 'name' | 'translations' | 'trip'> | undefined,
) => string {
  const language = useLanguage();
  return (option) => {
    if (!option) return '';
    const [trip, name] = [
      localize(option.trip, 'name', language),
      localize(option, 'name', language),
    ];
    return name && name !== trip ? `${trip}\u00a0· ${name}` : trip;
  };
}

/** How full a departure is: in words and as a bar. */
export function Occupancy({
  departure: { sold, held, capacity },
}: {
  departure: Pick<FirmDeparture, 'sold' | 'held' | 'capacity'>;
}) {
  const { t } = useTranslation('admin-area');
  return (
    <span className="block">
      <span className="text-sm">
        {capacity === null
          ? t('departure.sold', { count: sold })
          : t('departure.sold_of', { sold, capacity })}
        {held > 0 && ` · ${t('departure.held', { count: held })}`}
      </span>
      {capacity !== null && (
        <meter
          aria-hidden="true"
          className="occupancy mt-1 block h-2 w-full print:hidden"
          min={0}
          max={Math.max(1, capacity)}
          value={Math.min(sold, Math.max(1, capacity))}
        />
      )}
    </span>
  );
}

/** Whether a departure with a minimum runs, or how many people it needs; that it waits for a decision. */
export function MinimumState({
  departure: { minimum, calledOffAt },
}: {
  departure: FirmDeparture;
}) {
  const { t } = useTranslation('admin-area');
  if (!minimum || calledOffAt) return null;
  const { runs, missing, askedAt } = minimum;
  return (
    <span
      className={`block text-sm font-semibold ${runs ? 'text-sea-800' : askedAt ? 'text-danger' : 'text-terracotta-700'}`}
    >
      {runs ? t('minimum.runs') : t('minimum.needs', { count: missing })}
      {!runs && askedAt && ` · ${t('minimum.decide')}`}
    </span>
  );
}
