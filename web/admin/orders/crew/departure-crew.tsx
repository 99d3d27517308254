import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { useRights } from '#admin/frame/behaviour/use-rights.ts';
import { Button } from '#admin/frame/button.tsx';
import { MoneyField, SelectField } from '#admin/frame/fields/fields.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { DepartureStart } from '#contract/bookings/firm-calendar.ts';
import { type CrewJob, type CrewMember, memberOf } from '#contract/crew/crew.ts';
import type { DepartureCrew } from '#contract/crew/settling.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { PayRow } from './pay-row.tsx';
import { departureCrewQuery, setPay, TOUCHED_BY_SETTLING } from './settling.api.ts';
import { useAssignment } from './use-assignment.tsx';

const PAGE = { status: 'active', pageSize: MAX_PAGE_SIZE };

/** Another person who helps: a skipper, a driver, a colleague. */
function Helper({ job, known }: { job: CrewJob; known: readonly CrewMember[] }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const [member, setMember] = useState('');
  const [cents, setCents] = useState<number | null>(null);
  const guides = useQuery(APIS.guides.list(PAGE)).data?.items ?? [];
  const drivers = useQuery(APIS.drivers.list(PAGE)).data?.items ?? [];
  const { assign, isPending, notice } = useAssignment({
    send: (body: { member: CrewMember; cents: number }, evenIfOff) =>
      setPay({ ...body, job, evenIfOff }),
    onSuccess: async () => {
      setMember('');
      setCents(null);
      await refresh(...TOUCHED_BY_SETTLING);
    },
  });
  const people = [
    ...guides.map(({ id, name }) => [memberOf('guide', id), name] as const),
    ...drivers.map(({ id, name }) => [memberOf('driver', id), name] as const),
  ].filter(([one]) => !known.includes(one));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t('crew.helper')}
        value={member}
        onChange={setMember}
        options={[['', t('crew.choose')], ...people]}
      />
      <MoneyField label={t('crew.pay')} value={cents} onChange={setCents} className="w-36" />
      <Button
        label={t('crew.add_helper')}
        disabled={member === '' || !cents}
        isBusy={isPending}
        onClick={() => assign({ member: member as CrewMember, cents: cents ?? 0 })}
      />
      {notice}
    </div>
  );
}

function Margin({ crew }: { crew: DepartureCrew }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const rows = [
    [t('crew.income'), crew.incomeCents],
    [t('crew.commission'), -crew.commissionCents],
    [t('crew.pay'), -crew.payCents],
  ] as const;
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  return (
    <dl className="max-w-sm">
      {rows
        .filter(([, cents]) => cents !== 0)
        .map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt>{label}</dt>
            <dd className="tabular-nums">{amount(cents)}</dd>
          </div>
        ))}
      <div className="flex justify-between gap-4 border-t border-limestone-300 py-2 font-semibold">
        <dt>{t('crew.margin')}</dt>
        <dd className="tabular-nums">{amount(crew.marginCents)}</dd>
      </div>
    </dl>
  );
}

/** Who is paid for a departure, and what is left of it. */
export function DepartureCrewPanel({ start }: { start: DepartureStart }) {
  const { t } = useTranslation('admin-area');
  const asked = departureCrewQuery(start);
  const isAllowed = useRights().may('GET', String(asked.queryKey[0]));
  const query = useQuery({ ...asked, enabled: isAllowed });
  const { data } = query;
  if (!isAllowed) return null;
  if (data && !data.job) return null;
  return (
    <div className="mt-8 print:hidden">
      <Panel title={t('crew.settling')}>
        <QueryState query={query} />
        {data && (
          <>
            {data.people.length > 0 && (
              <ul className="divide-y divide-limestone-200">
                {data.people.map((pay) => (
                  <PayRow key={pay.member} pay={pay}>
                    <p className="font-semibold">{pay.name}</p>
                  </PayRow>
                ))}
              </ul>
            )}
            {data.job && <Helper job={data.job} known={data.people.map(({ member }) => member)} />}
            <Margin crew={data} />
          </>
        )}
      </Panel>
    </div>
  );
}
