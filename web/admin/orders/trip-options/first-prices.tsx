import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/frame/button.tsx';
import { MoneyField } from '#admin/frame/fields/fields.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { PlanEditor } from './list-part.ts';
import { pricesQuery } from './options-api.ts';
import { UNIT_TYPE_LABELS } from './unit-fields.tsx';

/** Prices of a new option, all year; later ones are in its price table. */
export function FirstPrices({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { row, values, errors, set } = editor;
  const { data } = useQuery({ ...pricesQuery(row?.id ?? 0), enabled: row !== undefined });
  if (row && !data) return null;
  if (row && data && data.version.id > 0)
    return (
      <p>
        <TextLink
          to={`/trips/options/prices/${row.id}`}
          className="inline-flex min-h-11 items-center"
          label={t('options.to_prices')}
        />
      </p>
    );
  const names =
    values.pricingPer === 'BOOKING'
      ? [t('options.whole_booking')]
      : values.units.map(
          (unit) => localize(unit, 'name', language) || t(UNIT_TYPE_LABELS[unit.type]),
        );
  const { firstPrices } = values;
  const setPrice = (at: number, cents: number | null) =>
    set({
      firstPrices: names.map((_name, one) => (one === at ? cents : firstPrices[one]) ?? null),
    });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2" data-field="firstPrices">
      {names.map((name, at) => (
        <MoneyField
          key={String(at)}
          label={t('options.price_of', { name })}
          error={errors[`firstPrices.${at}`]}
          value={firstPrices[at] ?? null}
          onChange={(cents) => setPrice(at, cents)}
        />
      ))}
    </div>
  );
}
