import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { serverDate } from '#base/clock/server-clock.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { menorcaToday } from '#contract/calendar.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { type CrewPerson, handOver, TOUCHED_BY_CREW } from './crew.api.ts';
import { NewLink } from './new-link.tsx';
import { useAssignment } from './use-assignment.tsx';

/** Gives the jobs of some days to another person. */
export function SubstituteForm({ kind, id, onDone }: CrewPerson & { onDone: () => void }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const today = menorcaToday(serverDate());
  const [to, setTo] = useState('');
  const [until, setUntil] = useState(today);
  const page = { status: 'active', pageSize: MAX_PAGE_SIZE };
  const guides = useQuery({ ...APIS.guides.list(page), enabled: kind === 'guide' });
  const drivers = useQuery({ ...APIS.drivers.list(page), enabled: kind === 'driver' });
  const people = (kind === 'guide' ? guides.data : drivers.data)?.items ?? [];
  const { assign, data, isPending, notice } = useAssignment({
    send: (wanted: { to: number; until: string }, evenIfOff) =>
      handOver({ kind, id, ...wanted, evenIfOff }),
    onSuccess: async ({ jobs }) => {
      onDone();
      await refresh(...TOUCHED_BY_CREW);
      addToast({ title: t('crew.handed_over', { count: jobs }) });
    },
  });
  return (
    <Panel title={t('crew.substitute')}>
      <p className="text-stone">{t('crew.substitute_text')}</p>
      <SelectField
        label={t('crew.substitute_who')}
        value={to}
        onChange={setTo}
        options={[
          ['', t('crew.choose')],
          ...people
            .filter((one) => one.id !== id)
            .map((one) => [String(one.id), one.name] as const),
        ]}
      />
      <TextField
        label={t('crew.until')}
        type="date"
        min={today}
        value={until}
        onChange={setUntil}
      />
      <Button
        label={t('crew.hand_over')}
        onClick={() => assign({ to: Number(to), until })}
        disabled={to === '' || until === ''}
        isBusy={isPending}
      />
      {notice}
      {data?.link && <NewLink link={data.link} title={t('crew.substitute_link')} />}
    </Panel>
  );
}
