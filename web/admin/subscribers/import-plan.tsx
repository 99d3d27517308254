import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/button.tsx';
import type { AdminKey } from '#admin/paths.ts';
import { saveFile } from '#admin/save-file.ts';
import type { SubscriberImportAnswer } from '#contract/inbox.ts';
import { COLUMNS, type Column, type Table } from './read-table.ts';

const SHOWN = 50;
const WHY: Record<Column, AdminKey> = {
  email: 'subscribers.bad_email',
  language: 'subscribers.bad_language',
  consentSource: 'subscribers.bad_source',
  confirmedAt: 'subscribers.bad_date',
  status: 'subscribers.bad_status',
};
const columnOf = (path: string) => COLUMNS.find((column) => column === path) ?? 'email';

/** Result of the dry run, and rejected lines with column and reason. */
export function ImportPlan({ plan, table }: { plan: SubscriberImportAnswer; table: Table }) {
  const { t } = useTranslation('admin');
  const refused = plan.refused.map(({ line, path }) => {
    const column = columnOf(path);
    return { line, column, value: table.rows.find((row) => row.line === line)?.[column] ?? '' };
  });
  const words = ({ line, column, value }: (typeof refused)[number]) =>
    `${t('subscribers.refused_line', { line, column })}: ${t(WHY[column])}${value ? ` («${value}»)` : ''}`;
  return (
    <div>
      <ul className="space-y-1 font-semibold text-deep-900">
        <li>{t('subscribers.plan_added', { count: plan.added })}</li>
        {plan.known > 0 && <li className="font-normal text-stone">{t('subscribers.plan_known', { count: plan.known })}</li>}
        {refused.length > 0 && <li className="text-danger">{t('subscribers.plan_refused', { count: refused.length })}</li>}
      </ul>
      {refused.length > 0 && (
        <>
          <ul
            aria-label={t('subscribers.refused')}
            className="mt-3 max-h-60 space-y-1 overflow-y-auto rounded-xl bg-white p-3 text-sm break-words"
          >
            {refused.slice(0, SHOWN).map((one) => (
              <li key={`${one.line}/${one.column}`}>{words(one)}</li>
            ))}
          </ul>
          {refused.length > SHOWN && (
            <TextButton
              className="mt-2 text-sm"
              label={t('subscribers.refused_all', { count: refused.length })}
              onClick={() => saveFile('refused.txt', 'text/plain', refused.map(words).join('\r\n'))}
            />
          )}
        </>
      )}
    </div>
  );
}
