import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DURATION_LABELS, REGION_LABELS } from '#base/content/orders/choice-labels.ts';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { SearchIcon } from '#base/ui/icons.tsx';
import { addressFor } from '#contract/address.ts';
import { REGIONS } from '#contract/fields.ts';
import { DURATION_CLASSES } from '#contract/trips/trips.ts';
import { tripTypesQuery } from '../home.queries.ts';
import { FOUR_FIELDS, SEARCH_FORM, SearchField } from './search-field.tsx';

const Select = ({
  label,
  name,
  all,
  children,
}: {
  label: string;
  name: string;
  all: string;
  children: ReactNode;
}) => (
  <SearchField
    label={label}
    control={(props) => (
      <select {...props} name={name} defaultValue="">
        <option value="">{all}</option>
        {children}
      </select>
    )}
  />
);

/** Opens /trips with the chosen destination, type, duration and day. */
export function TripSearch() {
  const { t } = useTranslation('home');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const { data: types = [] } = useQuery(tripTypesQuery(language));

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate({ to: '/trips', search: Object.fromEntries(chosen) });
  };
  return (
    <form
      action={addressFor('/trips', language, isPrefixed)}
      method="get"
      aria-label={t('search.label')}
      onSubmit={onSubmit}
      className={`${SEARCH_FORM} ${FOUR_FIELDS}`}
    >
      <Select label={tCommon('choice.destination')} name="destination" all={tCommon('region.all')}>
        {REGIONS.map((region) => (
          <option key={region} value={region}>
            {tCommon(REGION_LABELS[region])}
          </option>
        ))}
      </Select>
      <Select label={tCommon('choice.type')} name="type" all={tCommon('choice.all_types')}>
        {types.map((type) => (
          <option key={type.id} value={type.slug}>
            {type.name}
          </option>
        ))}
      </Select>
      <Select label={tCommon('choice.duration')} name="duration" all={tCommon('duration.any')}>
        {DURATION_CLASSES.map((duration) => (
          <option key={duration} value={duration}>
            {tCommon(DURATION_LABELS[duration])}
          </option>
        ))}
      </Select>
      <SearchField
        label={t('search.day')}
        control={(props) => <input {...props} type="date" name="date" />}
      />
      <button type="submit" className={buttonClass('sea', 'h-12 self-end md:max-lg:col-span-2')}>
        <SearchIcon />
        {tCommon('choice.submit')}
      </button>
    </form>
  );
}
