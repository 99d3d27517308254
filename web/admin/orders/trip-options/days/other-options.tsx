import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { useNames } from '#admin/frame/list/row-select.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripPlanRow } from '#contract/bookings/plans.ts';
import { localize } from '#contract/languages/translation.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';

type OtherOptionsProps = {
  id: number;
  value: readonly number[];
  onChange: (ids: number[]) => void;
};

/** Other options to which the same days apply. */
export function OtherOptions({ id, value, onChange }: OtherOptionsProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { data } = useQuery(APIS['trip-options'].list({ pageSize: MAX_PAGE_SIZE }));
  const trips = new Map(useNames(APIS.trips));
  /** In the language of the administration, once the trips are there. */
  const tripOf = ({ tripId, trip }: TripPlanRow) => trips.get(tripId) ?? trip;
  const options = data?.items.filter((one) => one.id !== id) ?? [];
  if (options.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sea-700">
        {value.length === 0
          ? t('options.other_options')
          : t('options.other_options_chosen', { count: value.length })}
      </summary>
      <fieldset>
        <legend className="sr-only">{t('options.other_options')}</legend>
        <ul className="max-h-64 space-y-1 overflow-y-auto rounded-xl border border-limestone-300 p-2">
          {options.map((option) => (
            <li key={option.id}>
              <label className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2 hover:bg-limestone-100">
                <input
                  type="checkbox"
                  checked={value.includes(option.id)}
                  onChange={({ target }) =>
                    onChange(
                      target.checked
                        ? [...value, option.id]
                        : value.filter((one) => one !== option.id),
                    )
                  }
                  className="size-5 shrink-0 accent-sea-700"
                />
                {[tripOf(option), localize(option, 'name', language)].join(' · ')}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  );
}
