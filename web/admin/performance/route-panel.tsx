import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/panel.tsx';
import { LOCALES } from '#content/format.ts';
import type { RouteFigure } from '#contract/performance.ts';
import { useLanguage } from '#i18n/page-language.tsx';

/** What each route asks of the database, a request on average. */
export function RoutePanel({ routes }: { routes: readonly RouteFigure[] }) {
  const { t } = useTranslation('admin');
  const locale = LOCALES[useLanguage()];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel title={t('performance.database')}>
      {routes.length === 0 ? (
        <p className="text-stone">{t('performance.no_routes')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-sm">
            <thead className="text-stone">
              <tr>
                <th scope="col" className="p-2 text-left font-semibold">
                  {t('performance.route')}
                </th>
                <th scope="col" className="p-2 text-right font-semibold">
                  {t('performance.requests')}
                </th>
                <th scope="col" className="p-2 text-right font-semibold">
                  {t('performance.hits')}
                </th>
                <th scope="col" className="p-2 text-right font-semibold">
                  {t('performance.queries')}
                </th>
                <th scope="col" className="p-2 text-right font-semibold">
                  {t('performance.rows')}
                </th>
              </tr>
            </thead>
            <tbody>
              {routes.map(({ route, requests, hits, statements, rowsRead }) => (
                <tr key={route} className="border-t border-limestone-200">
                  <th scope="row" className="min-w-56 p-2 text-left font-normal wrap-anywhere">
                    {route}
                  </th>
                  <td className="p-2 text-right">{number.format(requests)}</td>
                  <td className="p-2 text-right">{share.format(hits / Math.max(1, requests))}</td>
                  <td className="p-2 text-right">{number.format(statements / Math.max(1, requests))}</td>
                  <td className="p-2 text-right">{number.format(rowsRead / Math.max(1, requests))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
