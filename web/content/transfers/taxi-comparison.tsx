import { useTranslation } from 'react-i18next';

/** Comparison of a taxi from the rank and a pre-booked transfer. */
export function TaxiComparison() {
  const { t } = useTranslation('airport-transfers');
  const rows = [
    {
      name: t('taxis.row.price'),
      taxi: t('taxis.row.price_taxi'),
      transfer: t('taxis.row.price_transfer'),
    },
    {
      name: t('taxis.row.wait'),
      taxi: t('taxis.row.wait_taxi'),
      transfer: t('taxis.row.wait_transfer'),
    },
    {
      name: t('taxis.row.size'),
      taxi: t('taxis.row.size_taxi'),
      transfer: t('taxis.row.size_transfer'),
    },
    {
      name: t('taxis.row.children'),
      taxi: t('taxis.row.children_taxi'),
      transfer: t('taxis.row.children_transfer'),
    },
    {
      name: t('taxis.row.best'),
      taxi: t('taxis.row.best_taxi'),
      transfer: t('taxis.row.best_transfer'),
    },
  ];
  return (
    <dl className="divide-y divide-limestone-200 rounded-card bg-white shadow-card">
      {rows.map((row) => (
        <div key={row.name} className="grid gap-x-8 gap-y-2 p-6 md:grid-cols-[12rem_1fr_1fr]">
          <dt className="font-semibold text-deep-900">{row.name}</dt>
          <dd>
            <span className="block text-sm font-semibold text-stone">{t('taxis.column.taxi')}</span>
            {row.taxi}
          </dd>
          <dd>
            <span className="block text-sm font-semibold text-sea-700">
              {t('taxis.column.transfer')}
            </span>
            {row.transfer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
