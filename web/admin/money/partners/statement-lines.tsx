import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { Column, ListTable } from '#admin/frame/list/list-table.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { formatCents, formatNumber } from '#base/i18n/formats/format.ts';
import { formatDay } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { StatementLine } from '#contract/money/partners.ts';
import { statementQuery } from './partners.api.ts';

const screenOf = ({ reference }: StatementLine) => `/orders/${reference}` as const;

/** The bookings and transfers of a statement. */
export function StatementLines({ id, month, label }: { id: number; month: string; label: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const query = useQuery(statementQuery(id, month));
  const amount = (cents: number) => (
    <span className="whitespace-nowrap tabular-nums">{formatCents(cents, 'EUR', language)}</span>
  );
  if (!query.data) return <QueryState query={query} />;
  return (
    <ListTable
      label={label}
      rows={query.data.items.map((line) => ({
        ...line,
        id: `${line.subjectKind} ${line.subjectId}`,
      }))}
    >
      {(line) => (
        <>
          <Column title={t('mail.label.reference')}>
            <AdminLink
              to={screenOf(line)}
              className="inline-flex min-h-8 items-center font-mono text-sea-700 underline underline-offset-4"
            >
              {line.reference}
            </AdminLink>
            <span className="block text-sm text-stone">
              {line.date && formatDay(line.date, language)}
            </span>
          </Column>
          <Column title={t('statement.service')} isWide>
            {line.title}
            {line.isDifference && (
              <span className="block text-sm text-stone">{t('statement.difference')}</span>
            )}
          </Column>
          <Column title={t('statement.base')} hasLabel isNumber>
            {amount(line.baseCents)}
          </Column>
          <Column title={t('statement.rate')} hasLabel isNumber>
            {formatNumber(line.commissionBp / 100, language, { max: 2 })}
          </Column>
          <Column title={t('statement.amount')} hasLabel isNumber>
            {amount(line.cents)}
          </Column>
        </>
      )}
    </ListTable>
  );
}
