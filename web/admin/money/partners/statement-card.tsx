import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#admin/frame/behaviour/dates.ts';
import { Button } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { formatCents, LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { Language } from '#contract/languages/language.ts';
import type { StatementSummary } from '#contract/money/partners.ts';
import { PAID_BY, STATEMENT_STATES } from './partner-words.ts';
import { issueStatement, statementPath } from './partners.api.ts';
import { PayDialog } from './pay-dialog.tsx';
import { StatementLines } from './statement-lines.tsx';
import { useStatementAction } from './use-statement-action.ts';

/** `2027-06` as `June 2027`. */
const monthName = (month: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

/** A month of a partner: its total, its lines on demand, issuing and paying. */
export function StatementCard({ id, statement }: { id: number; statement: StatementSummary }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [open, setOpen] = useState<'issue' | 'pay'>();
  const [isShown, setShown] = useState(false);
  const { month, state, totalCents, lines, paidAt, paidMethod } = statement;
  const name = monthName(month, language);
  const amount = formatCents(Math.abs(totalCents), 'EUR', language);
  const close = () => setOpen(undefined);
  const issue = useStatementAction(
    id,
    'statement.was_issued',
    () => issueStatement(id, month),
    close,
  );
  const hasBegun = month <= serverToday().slice(0, 7);
  return (
    <section aria-label={name} className="space-y-4 rounded-card bg-white p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-xl first-letter:uppercase">{name}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-3 text-stone">
            <StateBadge state={STATEMENT_STATES[state]} />
            {t('statement.lines', { count: lines })}
          </p>
          {paidAt && paidMethod && (
            <p className="mt-1 text-sm text-stone">
              {t('statement.paid_on', {
                date: formatDate(paidAt, language),
                method: t(PAID_BY[paidMethod]),
              })}
            </p>
          )}
        </div>
        <p className="sm:text-right">
          <span className="block text-sm text-stone">
            {t(totalCents < 0 ? 'statement.to_us' : 'statement.to_partner')}
          </span>
          <span className="text-2xl font-semibold whitespace-nowrap text-deep-900 tabular-nums">
            {amount}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {state === 'open' && hasBegun && (
          <Button
            look="sea"
            label={t('statement.issue')}
            of={name}
            onClick={() => setOpen('issue')}
          />
        )}
        {state === 'issued' && (
          <Button look="sea" label={t('statement.pay')} of={name} onClick={() => setOpen('pay')} />
        )}
        <Button
          label={t('statement.show')}
          of={name}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        />
        {(['pdf', 'csv'] as const).map((type) => (
          <FileLink
            key={type}
            href={`${statementPath(id, month)}/statement.${type}`}
            className={buttonClass('quiet')}
          >
            {t(`statement.${type}`)}
            <span className="sr-only"> {name}</span>
          </FileLink>
        ))}
      </div>
      {isShown && (
        <StatementLines id={id} month={month} label={t('statement.of', { month: name })} />
      )}
      {open === 'issue' && (
        <ConfirmDialog
          title={t('statement.issue')}
          text={t('statement.issue_text', { month: name, amount })}
          button={t('statement.issue')}
          onClose={close}
          onConfirm={() => issue.mutateAsync().catch(() => false as const)}
        />
      )}
      {open === 'pay' && (
        <PayDialog
          id={id}
          month={month}
          title={t('statement.of', { month: name })}
          onClose={close}
        />
      )}
    </section>
  );
}
