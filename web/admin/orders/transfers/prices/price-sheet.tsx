import { useTranslation } from 'react-i18next';
import { AmountSheet, SHEET_HEAD, SHEET_HEAD_BUTTON } from '#admin/frame/sheet/amount-sheet.tsx';
import type { Pasted } from '#admin/frame/sheet/pasted-amounts.ts';
import type { Selection } from '#admin/frame/sheet/selection.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { PriceGrid } from '#contract/transfers/admin/price-admin.ts';
import type { Sheet } from './columns.ts';
import { type Amount, cellKey, type PriceDraft } from './price-draft.ts';

type PriceSheetProps = {
  grid: PriceGrid;
  sheet: Sheet;
  base: PriceDraft;
  now: PriceDraft;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onAmounts: (amounts: readonly Amount[]) => void;
  onPasted: (pasted: Pasted) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** Zones as rows, vehicle classes as columns, each with its price one way and return. */
export function PriceSheet({ grid, sheet, base, now, onAmounts, ...props }: PriceSheetProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const fieldName = (field: string) =>
    t(field === 'oneWayCents' ? 'prices.one_way' : 'prices.return');
  return (
    <AmountSheet
      {...props}
      label={t('prices.table')}
      helpId="price-sheet-help"
      rows={grid.zones.map((zone) => ({ key: zone.slug, label: localize(zone, 'name', language) }))}
      columns={sheet.columns.map(({ vehicle, field }, index) => {
        const known = grid.vehicles[Math.floor(index / 2)];
        return {
          key: `${vehicle}-${field}`,
          label: `${known ? localize(known, 'name', language) : vehicle}, ${fieldName(field)}`,
        };
      })}
      centsAt={sheet.centsAt}
      beforeAt={(spot) => {
        const { field, ...name } = sheet.nameAt(spot);
        return base[cellKey(name)]?.[field] ?? null;
      }}
      isMissingAt={(spot) =>
        sheet.centsAt(spot) === null && now[cellKey(sheet.nameAt(spot))] !== undefined
      }
      onAmounts={(amounts) => onAmounts(sheet.amountsAt(amounts))}
      head={(selectColumns) => (
        <>
          <tr>
            <th scope="col" rowSpan={2} className={`${SHEET_HEAD} sticky left-0 z-1 px-3`}>
              {t('prices.zone')}
            </th>
            {grid.vehicles.map((vehicle, index) => (
              <th
                key={vehicle.code}
                scope="colgroup"
                colSpan={2}
                className={`${SHEET_HEAD} border-l-2`}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  className={SHEET_HEAD_BUTTON}
                  onClick={() => selectColumns(index * 2, index * 2 + 1)}
                >
                  {localize(vehicle, 'name', language)}
                </button>
              </th>
            ))}
          </tr>
          <tr className="text-stone">
            {sheet.columns.map(({ vehicle, field }, index) => (
              <th
                key={`${vehicle}-${field}`}
                scope="col"
                className={`${SHEET_HEAD} font-normal ${index % 2 === 0 ? 'border-l-2' : ''}`}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  className={SHEET_HEAD_BUTTON}
                  onClick={() => selectColumns(index, index)}
                >
                  {fieldName(field)}
                </button>
              </th>
            ))}
          </tr>
        </>
      )}
    />
  );
}
