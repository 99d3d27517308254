import { useTranslation } from 'react-i18next';
import { HeadCell } from '#admin/frame/markdown/markup.tsx';
import { formatCents, LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { PriceDifference, PriceGrid } from '#contract/transfers/admin/price-admin.ts';
import { SeasonDays } from './season-bar.tsx';

/** Names of zones and vehicle classes by slug and code; unknown ones are shown by slug or code. */
export const priceNames = ({ zones, vehicles }: PriceGrid, language: Language) => ({
  zone: (slug: string) => {
    const zone = zones.find((one) => one.slug === slug);
    return zone ? localize(zone, 'name', language) : slug;
  },
  vehicle: (code: string) => {
    const vehicle = vehicles.find((one) => one.code === code);
    return vehicle ? localize(vehicle, 'name', language) : code;
  },
});
export type PriceNames = ReturnType<typeof priceNames>;

type Side = PriceDifference['before'];
type Field = 'oneWayCents' | 'returnCents';

function Amounts({ before, after, field }: { before: Side; after: Side; field: Field }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [was, is] = [before?.[field], after?.[field]];
  const format = (cents: number | undefined) =>
    cents === undefined ? t('prices.cell_empty') : formatCents(cents, 'EUR', language);
  if (was === is) return <span className="text-stone">{format(is)}</span>;
  const percent =
    was && is !== undefined
      ? new Intl.NumberFormat(LOCALES[language], {
          style: 'percent',
          maximumFractionDigits: 1,
          signDisplay: 'exceptZero',
        }).format(is / was - 1)
      : undefined;
  return (
    <span className="whitespace-nowrap">
      <s className="text-stone">{format(was)}</s>{' '}
      <span className="font-semibold">{format(is)}</span>
      {percent && (
        <span
          className={`ml-1.5 text-xs ${is !== undefined && was && is > was ? 'text-terracotta-700' : 'text-sea-700'}`}
        >
          {percent}
        </span>
      )}
    </span>
  );
}

type DifferenceTableProps = {
  label: string;
  differences: readonly PriceDifference[];
  names: PriceNames;
};

/** Changed prices, before and after. */
export function DifferenceTable({ label, differences, names }: DifferenceTableProps) {
  const { t } = useTranslation('admin-area');
  const isOfOneSeason = new Set(differences.map(({ validFrom }) => validFrom)).size <= 1;
  const hasOtherDays = differences.some(
    ({ before, after }) => before && after && before.validTo !== after.validTo,
  );
  const showDays = !isOfOneSeason || hasOtherDays;
  return (
    <div className="max-h-[45vh] overflow-auto rounded-xl border border-limestone-300 bg-white">
      <table className="w-full border-collapse text-sm tabular-nums" aria-label={label}>
        <thead className="sticky top-0 bg-limestone-100 text-left text-stone">
          <tr>
            <HeadCell className="p-2" text={t('prices.zone')} />
            <HeadCell className="p-2" text={t('prices.vehicle')} />
            {showDays && <HeadCell className="p-2" text={t('prices.seasons')} />}
            <HeadCell className="p-2 text-right" text={t('prices.one_way')} />
            <HeadCell className="p-2 text-right" text={t('prices.return')} />
          </tr>
        </thead>
        <tbody>
          {differences.map(({ zone, vehicle, validFrom, before, after }) => (
            <tr key={`${zone} ${vehicle} ${validFrom}`} className="border-t border-limestone-200">
              <th scope="row" className="p-2 text-left font-semibold">
                {names.zone(zone)}
              </th>
              <td className="p-2">{names.vehicle(vehicle)}</td>
              {showDays && (
                <td className="p-2">
                  <SeasonDays season={{ validFrom, validTo: (after ?? before)?.validTo ?? null }} />
                </td>
              )}
              <td className="p-2 text-right">
                <Amounts before={before} after={after} field="oneWayCents" />
              </td>
              <td className="p-2 text-right">
                <Amounts before={before} after={after} field="returnCents" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
