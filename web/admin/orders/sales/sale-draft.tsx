import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activePartnersApi } from '#admin/frame/behaviour/content-apis.ts';
import { Button } from '#admin/frame/button.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { MoneyField, RowField, TextField } from '#admin/frame/fields/fields.tsx';
import type { useRecord } from '#admin/frame/inbox/use-record.ts';
import { Panel } from '#admin/frame/panel.tsx';
import type { SaleDetail, SaleFit } from '#contract/sales/sales.ts';
import { FitList, useFits, WantedFields } from './fit-choice.tsx';
import { bookSale } from './sales.api.ts';

type SaleDraftProps = {
  sale: SaleDetail;
  record: Pick<ReturnType<typeof useRecord<SaleDetail>>, 'act' | 'isBusy'>;
};

/** A sale that waits: what was read of it, filled in, and the departures that fit. */
export function SaleDraft({ sale, record: { act, isBusy } }: SaleDraftProps) {
  const { t } = useTranslation('admin-area');
  const { reading } = sale;
  const [partnerId, setPartnerId] = useState(sale.partner?.id ?? null);
  const [fields, setFields] = useState({
    // A message without one is booked once all the same.
    reference: sale.reference ?? sale.id.slice(0, 8).toUpperCase(),
    name: reading?.name ?? '',
    phone: reading?.phone ?? '',
    email: reading?.email ?? '',
    notes: reading?.notes ?? '',
  });
  const [netCents, setNetCents] = useState(reading?.netCents ?? null);
  const [remember, setRemember] = useState(false);
  const { wanted, want, shown } = useFits(sale);
  const isReady = partnerId !== null && fields.reference.trim() !== '';
  const text = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
    autoComplete: 'off',
  });
  const book = ({ optionId, departureId, units }: SaleFit) =>
    act(
      () =>
        bookSale(sale.id, {
          ...{ version: sale.version, partnerId: partnerId ?? 0, ...fields, netCents, remember },
          ...{ optionId, departureId, units, language: reading?.language ?? null },
        }),
      { title: t('sales.result.booked') },
    );
  return (
    <>
      <Panel title={t('sales.draft')}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <RowField
            label={t('partner.title')}
            api={activePartnersApi}
            value={partnerId}
            onChange={setPartnerId}
          />
          <TextField label={t('sales.reference')} {...text('reference')} />
          <TextField label={t('sales.part.name')} {...text('name')} />
          <TextField label={t('sales.part.phone')} type="tel" {...text('phone')} />
          <TextField label={t('sales.part.email')} type="email" {...text('email')} />
          <MoneyField label={t('sales.net')} value={netCents} onChange={setNetCents} />
          <TextField label={t('sales.part.notes')} {...text('notes')} />
        </div>
        {reading?.tripText && sale.templateId !== null && (
          <Checkbox label={t('sales.remember')} value={remember} onChange={setRemember} />
        )}
      </Panel>
      <Panel title={t('sales.fits')}>
        <WantedFields {...{ wanted, want }} options={reading?.day.options ?? []} />
        <FitList fits={shown}>
          {(fit) => (
            <Button
              look="sea"
              label={t('sales.book')}
              of={`${fit.date} ${fit.time}`}
              disabled={!isReady || isBusy}
              onClick={() => void book(fit)}
            />
          )}
        </FitList>
      </Panel>
    </>
  );
}
