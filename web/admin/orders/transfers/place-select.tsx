import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Control, Select } from '#admin/frame/fields/controls.tsx';
import type { Tie } from '#admin/frame/fields/field.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { PLACE_KINDS } from '#contract/transfers/transfers.ts';
import { publicPlacesQuery } from './transfer-api.ts';

type PlaceSelectProps = Tie &
  Control<number> & {
    /** Shown while the places load, or if its place no longer exists. */ current: string;
  };

/** Selects a pick-up or drop-off place, grouped by kind. */
export function PlaceSelect({ value, onChange, current, ...tie }: PlaceSelectProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { data: places = [] } = useQuery(publicPlacesQuery);
  return (
    <Select {...tie} value={String(value)} onChange={(id) => onChange(Number(id))}>
      {!places.some(({ id }) => id === value) && <option value={value}>{current}</option>}
      {PLACE_KINDS.map((kind) => {
        const own = places.filter((place) => place.kind === kind);
        if (own.length === 0) return null;
        const named = own.map((place) => ({
          id: place.id,
          name: localize(place, 'name', language),
        }));
        return (
          <optgroup key={kind} label={t(`place.kind_${kind}`)}>
            <Options
              of={named
                .toSorted((a, b) => a.name.localeCompare(b.name))
                .map(({ id, name }) => [id, name])}
            />
          </optgroup>
        );
      })}
    </Select>
  );
}
