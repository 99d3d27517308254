import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { TextField, TimeField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { LicenceRecord } from '#contract/transfers/admin/licence.ts';
import { LICENCE, licenceQuery, noteLicence } from '../transfer-api.ts';
import { useRequest } from './request-context.tsx';

function RecordForm({ record, id }: { record: LicenceRecord; id: string }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const language = useLanguage();
  const { leg, contractAt } = record;
  const [plate, setPlate] = useState(record.plate);
  const [startTime, setStart] = useState(record.startsAt.slice(11));
  const [endTime, setEnd] = useState(record.endsAt.slice(11));
  const [isReported, setReported] = useState(record.reportedAt !== null);
  const { mutate, isPending } = useAction({
    mutationFn: () => noteLicence(id, { leg, plate, startTime, endTime, isReported }),
    onSuccess: async () => {
      await refresh(LICENCE);
      addToast({ title: t('licence.saved') });
    },
  });
  return (
    <SubmitForm className="space-y-3" onSubmit={() => mutate()}>
      <p className="text-sm text-stone">
        {t('licence.contract')}: {formatFullDay(contractAt.slice(0, 10), language)},{' '}
        {contractAt.slice(11)}
      </p>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        <div className="col-span-2 sm:col-span-1">
          <TextField label={t('mail.label.plate')} value={plate} onChange={setPlate} />
        </div>
        <TimeField label={t('licence.start')} value={startTime} onChange={setStart} />
        <TimeField label={t('licence.end')} value={endTime} onChange={setEnd} />
      </div>
      <Checkbox label={t('licence.reported')} value={isReported} onChange={setReported} />
      <Button type="submit" label={t('departure.save')} isBusy={isPending} />
    </SubmitForm>
  );
}

/** What a licence holder reports of each journey; nothing before the transfer is confirmed. */
export function RequestLicence() {
  const { t } = useTranslation('admin-area');
  const { request } = useRequest();
  const days = request.legs.map(({ date }) => date).toSorted();
  const { data } = useQuery(licenceQuery({ from: days[0] ?? '', to: days.at(-1) ?? '' }));
  const records = (data?.items ?? []).filter(({ reference }) => reference === request.reference);
  if (records.length === 0) return null;
  return (
    <Panel title={t('licence.title')}>
      {records.map((record) => (
        <section key={record.leg} aria-label={t(`transfer.${record.leg}`)}>
          {records.length > 1 && (
            <h3 className="font-sans font-semibold">{t(`transfer.${record.leg}`)}</h3>
          )}
          <RecordForm record={record} id={request.id} />
        </section>
      ))}
    </Panel>
  );
}
