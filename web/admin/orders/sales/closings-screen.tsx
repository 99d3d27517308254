import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activePartnersApi } from '#admin/frame/behaviour/content-apis.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button, ParentLink } from '#admin/frame/button.tsx';
import { useOptionName } from '#admin/frame/days/departure-state.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { CountField, RowField } from '#admin/frame/fields/fields.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { PartnerAllotment, PartnerClosing } from '#contract/sales/sales.ts';
import { OptionField, useOptionChoices } from './option-field.tsx';

const CLOSINGS = '/api/admin/sales/closings';
const allotmentsPath = (partnerId: number) => `/api/admin/sales/allotments/${partnerId}`;
type Closings = { items: PartnerClosing[] };
type Allotments = { allotments: PartnerAllotment[] };

/** Departures to close, or to open again, where partners sell them. */
function ClosingsPanel() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  const client = useQueryClient();
  const query = useQuery<Closings>({ queryKey: [CLOSINGS] });
  const { mutate, isPending } = useAction({
    mutationFn: ({ partnerId, optionId, date, time, isClosed }: PartnerClosing) =>
      fetchJson<Closings>(CLOSINGS, {
        method: 'POST',
        body: { partnerId, optionId, date, time, isClosed: !isClosed },
      }),
    onSuccess: (answer) => client.setQueryData([CLOSINGS], answer),
  });
  const { data } = query;
  return (
    <Panel title={t('sales.closings')}>
      <p className="text-sm text-stone">{t('sales.closings_hint')}</p>
      {!data && <QueryState query={query} />}
      {data?.items.length === 0 && <p className="text-stone">{t('sales.closings_none')}</p>}
      <ul className="divide-y divide-limestone-200">
        {data?.items.map((one) => (
          <li
            key={`${one.partnerId} ${one.optionId} ${one.date} ${one.time}`}
            className="flex flex-wrap items-center justify-between gap-3 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold break-words">{one.partner}</p>
              <p className="text-sm break-words text-stone">
                {[
                  optionName({ ...one.option, trip: one.trip }),
                  formatFullDay(one.date, language),
                  one.time,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {one.isClosed && <p className="text-sm">{t('sales.reopen_there')}</p>}
            </div>
            <Button
              label={t(one.isClosed ? 'sales.opened' : 'sales.closed')}
              of={`${one.partner} ${one.date} ${one.time}`}
              disabled={isPending}
              onClick={() => mutate(one)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type AllotmentFieldsProps = { partnerId: number; stored: readonly PartnerAllotment[] };

function AllotmentFields({ partnerId, stored }: AllotmentFieldsProps) {
  const { t } = useTranslation('admin-area');
  const client = useQueryClient();
  const [allotments, setAllotments] = useState([...stored]);
  const options = useOptionChoices();
  const { mutate, isPending } = useAction({
    mutationFn: () =>
      fetchJson<Allotments>(allotmentsPath(partnerId), { method: 'PUT', body: { allotments } }),
    onSuccess: (saved) => {
      client.setQueryData([allotmentsPath(partnerId)], saved);
      void client.invalidateQueries({ queryKey: [CLOSINGS] });
      addToast({ title: t('editor.saved') });
    },
  });
  return (
    <>
      <ItemsInput
        label={t('sales.allotments')}
        value={allotments}
        onChange={setAllotments}
        create={() => ({ optionId: 0, places: 4 })}
        titleOf={({ optionId }) => String(options.find(([id]) => id === optionId)?.[1] ?? '')}
      >
        {(item, change, position) => (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <OptionField
              label={t('sales.allotment_option', { position })}
              value={item.optionId}
              onChange={(optionId) => change({ optionId })}
            />
            <CountField
              label={t('sales.allotment_places', { position })}
              value={item.places}
              onChange={(places) => change({ places })}
            />
          </div>
        )}
      </ItemsInput>
      <Button
        look="sea"
        label={t('sales.allotments_save')}
        isBusy={isPending}
        disabled={allotments.some(({ optionId }) => optionId === 0)}
        onClick={() => mutate()}
      />
    </>
  );
}

/** How many places of a departure each partner may sell. */
function AllotmentsPanel() {
  const { t } = useTranslation('admin-area');
  const [partnerId, setPartnerId] = useState<number | null>(null);
  const { data } = useQuery<Allotments>({
    queryKey: [allotmentsPath(partnerId ?? 0)],
    enabled: partnerId !== null,
  });
  return (
    <Panel title={t('sales.allotments')}>
      <p className="text-sm text-stone">{t('sales.allotments_hint')}</p>
      <RowField
        label={t('partner.title')}
        api={activePartnersApi}
        value={partnerId}
        onChange={setPartnerId}
      />
      {partnerId !== null && data && (
        <AllotmentFields key={partnerId} partnerId={partnerId} stored={data.allotments} />
      )}
    </Panel>
  );
}

/** What partners may sell, and what to close there by hand. */
export function ClosingsScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <ParentLink to="/sales" label={t('sales.title')} className="mb-2" />
      <ScreenHead title={t('sales.at_partners')} className="mb-6" />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <ClosingsPanel />
        <AllotmentsPanel />
      </div>
    </>
  );
}
