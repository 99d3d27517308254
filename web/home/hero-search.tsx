import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFor } from '#contract/address.ts';
import { REGIONS } from '#contract/fields.ts';
import { localize } from '#contract/languages/translation.ts';
import { DURATION_CLASSES } from '#contract/trips/trips.ts';
import { useLanguage, usePageLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { tripTypesQuery } from './home.queries.ts';

const REGION_LABELS = { north: 'search.north', south: 'search.south', west: 'search.west', east: 'search.east' } as const;
const DURATION_LABELS = { 'half-day': 'search.half_day', 'full-day': 'search.full_day', 'multi-day': 'search.multi_day' } as const;

function Select({ label, name, all, children }: { label: string; name: string; all: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold text-deep-900">
        {label}
      </label>
      <select id={id} name={name} defaultValue="" className="h-12 w-full rounded-xl border border-limestone-400 bg-white px-3">
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  );
}

/** Opens /trips with the chosen destination, type and duration. */
export function HeroSearch() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const { data: types = [] } = useQuery(tripTypesQuery);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate({ to: '/trips', search: Object.fromEntries(chosen) });
  };
  return (
    <div className="container-page relative z-10 -mt-8 lg:-mt-20">
      <form
        action={addressFor('/trips', language, isPrefixed)}
        method="get"
        aria-label={t('search.label')}
        onSubmit={onSubmit}
        className="grid gap-4 rounded-card bg-white p-5 shadow-lifted md:grid-cols-[repeat(3,minmax(0,1fr))_9rem] lg:p-7"
      >
        <Select label={t('search.destination')} name="destination" all={t('search.all_destinations')}>
          {REGIONS.map((region) => (
            <option key={region} value={region}>
              {t(REGION_LABELS[region])}
            </option>
          ))}
        </Select>
        <Select label={t('search.type')} name="type" all={t('search.all_types')}>
          {types.map((type) => (
            <option key={type.id} value={type.name}>
              {localize(type, 'name', language)}
            </option>
          ))}
        </Select>
        <Select label={t('search.duration')} name="duration" all={t('search.any_duration')}>
          {DURATION_CLASSES.map((duration) => (
            <option key={duration} value={duration}>
              {t(DURATION_LABELS[duration])}
            </option>
          ))}
        </Select>
        <button type="submit" className={buttonClass('sea', 'h-12 self-end')}>
          <SearchIcon />
          {t('search.submit')}
        </button>
      </form>
    </div>
  );
}
