import { useTranslation } from 'react-i18next';
import type { ChangedFact } from './request-facts.ts';

/** Changed values: before and after. */
export function ChangedFacts({ facts }: { facts: readonly ChangedFact[] }) {
  const { t } = useTranslation('admin');
  return (
    <table className="w-full border-collapse text-sm">
      <thead className="text-stone">
        <tr>
          <th scope="col" className="p-1.5 text-left font-semibold">
            {t('conflict.fact')}
          </th>
          <th scope="col" className="p-1.5 text-left font-semibold">
            {t('conflict.before')}
          </th>
          <th scope="col" className="p-1.5 text-left font-semibold">
            {t('conflict.now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, before, after }) => (
          <tr key={label} className="border-t border-limestone-300 align-top">
            <th scope="row" className="p-1.5 text-left font-semibold">
              {t(label)}
            </th>
            <td className="p-1.5 break-words whitespace-pre-line text-stone line-through">{before || '—'}</td>
            <td className="p-1.5 font-semibold break-words whitespace-pre-line">{after || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
