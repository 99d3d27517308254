import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { noteStay, type Stay, useStay } from '#base/basket/stay.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { CONTROL } from '#base/forms/fields.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { placesQuery } from '#web-orders/transfer/transfers.queries.ts';

const NONE: Stay = { from: '', to: '', place: '' };

/** When and where the visitor stays: forms and calendars begin with it. */
export function StayPanel() {
  const { t } = useTranslation('basket');
  const language = useLanguage();
  const id = useId();
  const stay = useStay() ?? NONE;
  const { data: places } = useQuery(placesQuery(language));
  const set = (more: Partial<Stay>) => {
    const next = { ...stay, ...more };
    const from = next.from || next.to;
    if (from) noteStay({ ...next, from, to: next.to !== '' && next.to < from ? '' : next.to });
  };
  const day = (name: 'from' | 'to', label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block font-semibold text-deep-900">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        type="date"
        min={(name === 'to' && stay.from) || serverToday()}
        value={stay[name]}
        onChange={({ target }) => set({ [name]: target.value })}
        className={CONTROL}
      />
    </div>
  );
  return (
    <section aria-labelledby={id} className="rounded-card bg-limestone-100 p-5 sm:p-6">
      <h2 id={id} className="font-display text-2xl text-deep-900">
        {t('stay.title')}
      </h2>
      <p className="mt-1 text-pretty text-stone">{t('stay.text')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {day('from', t('stay.from'))}
        {day('to', t('stay.to'))}
        <div>
          <label htmlFor={`${id}-place`} className="mb-1 block font-semibold text-deep-900">
            {t('stay.place')}
          </label>
          <select
            id={`${id}-place`}
            value={stay.place}
            onChange={({ target }) => set({ place: target.value })}
            className={CONTROL}
          >
            <option value="">{t('stay.no_place')}</option>
            {places
              ?.filter(({ kind }) => kind !== 'airport')
              .map(({ id: place, name }) => (
                <option key={place} value={String(place)}>
                  {name}
                </option>
              ))}
          </select>
        </div>
      </div>
    </section>
  );
}
