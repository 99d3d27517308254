import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { AdminPath } from '#admin/frame/behaviour/paths.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { formatShortDay } from '#admin/frame/days/format-span.ts';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { serverDate } from '#base/clock/server-clock.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { menorcaToday } from '#contract/calendar.ts';
import { type CrewPayOfDay, isSettled, openCents } from '#contract/crew/settling.ts';
import { localize } from '#contract/languages/translation.ts';
import { OpenAmount, PayRow } from './pay-row.tsx';
import { crewMonthQuery, monthFile, settle, TOUCHED_BY_SETTLING } from './settling.api.ts';

function JobTitle({ row }: { row: CrewPayOfDay }) {
  const language = useLanguage();
  const title = [row.title, row.to]
    .flatMap((one) => (one ? [localize(one, 'name', language)] : []))
    .join(' – ');
  return (
    <p>
      <span className="text-stone">
        {formatShortDay(row.date, language)} {row.time}
      </span>{' '}
      <AdminLink to={row.path as AdminPath} className="font-semibold underline underline-offset-4">
        {title}
      </AdminLink>
    </p>
  );
}

/** A person's month. */
function PersonPanel({ rows }: { rows: readonly CrewPayOfDay[] }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const open = rows.filter((row) => !isSettled(row));
  const { mutate, isPending } = useAction({
    mutationFn: () =>
      settle({ jobs: open.map(({ member, job }) => ({ member, job })), isSettled: true }),
    onSuccess: () => refresh(...TOUCHED_BY_SETTLING),
  });
  const [first] = rows;
  if (!first) return null;
  return (
    <Panel title={first.name}>
      {open.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <OpenAmount cents={open.reduce((sum, row) => sum + openCents(row), 0)} />
          </p>
          <Button
            look="sea"
            label={t('crew.settle_all')}
            of={first.name}
            onClick={() => mutate()}
            isBusy={isPending}
          />
        </div>
      )}
      <ul className="divide-y divide-limestone-200">
        {rows.map((row) => (
          <PayRow key={`${row.member} ${row.job}`} pay={row}>
            <JobTitle row={row} />
          </PayRow>
        ))}
      </ul>
    </Panel>
  );
}

/** What guides and drivers get in a month, and the cash that they hand in. */
export function SettlingScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [month, setMonth] = useState(() => menorcaToday(serverDate()).slice(0, 7));
  const query = useQuery({ ...crewMonthQuery(month), staleTime: 0, enabled: month !== '' });
  const people = [...Map.groupBy(query.data?.rows ?? [], ({ member }) => member)];
  return (
    <div className="max-w-4xl space-y-6">
      <ScreenHead title={t('crew.settling')} text={t('crew.settling_text')}>
        <FileLink href={monthFile(month, language)} className={buttonClass('quiet')}>
          {t('crew.csv')}
        </FileLink>
      </ScreenHead>
      <TextField
        label={t('crew.month')}
        type="month"
        value={month}
        onChange={setMonth}
        className="max-w-56"
      />
      <QueryState query={query} />
      {query.data && people.length === 0 && (
        <p className="rounded-card border border-dashed border-limestone-400 px-6 py-12 text-center text-stone">
          {t('crew.empty')}
        </p>
      )}
      {people.map(([member, rows]) => (
        <PersonPanel key={member} rows={rows} />
      ))}
    </div>
  );
}
