import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { addressFor } from '#contract/address.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { PriceTable, TransferPlace, TransferVehicle } from '#contract/transfers/table.ts';
import { PlaceField } from '#web-orders/transfer/steps/journey/place-field.tsx';
import { placesQuery, pricesQuery } from '#web-orders/transfer/transfers.queries.ts';
import { fromPrice } from './from-price.ts';

const REQUEST = '/airport-transfers/request';

type FoundPriceProps = {
  table: PriceTable | undefined;
  from: InLanguage<TransferPlace> | undefined;
  to: InLanguage<TransferPlace> | undefined;
  codes: readonly string[];
};

function FoundPrice({ table, from, to, codes }: FoundPriceProps) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  if (!table || !from || !to) return <span className="text-stone">{t('finder.empty')}</span>;
  const cents = fromPrice(table, from, to, codes);
  return cents === undefined ? (
    <span className="text-stone">{t(from.id === to.id ? 'places.same' : 'summary.none')}</span>
  ) : (
    <>
      <span className="text-2xl font-semibold text-terracotta-700">
        {t('zone.from', { price: formatCents(cents, table.currency, language) })}
      </span>
      <span className="text-sm text-stone">{t('finder.note')}</span>
    </>
  );
}

/** Route with its lowest price, and a link to the request with both filled in. Without scripts it opens the request. */
export function PriceFinder({ vehicles }: { vehicles: readonly InLanguage<TransferVehicle>[] }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const { data: places = [] } = useQuery(placesQuery(language));
  const { data: table } = useQuery(pricesQuery);
  const airport = places.find(({ kind }) => kind === 'airport');
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const values = { from: chosen.from ?? String(airport?.id ?? ''), to: chosen.to ?? '' };
  const [only] = vehicles.length === 1 ? vehicles : [];
  const search = { ...values, ...(only && { vehicle: only.code }) };
  const form = {
    values,
    errors: {},
    set: (name: string, value: string) => setChosen((now) => ({ ...now, [name]: value })),
  };
  const placeOf = (id: string) => places.find((place) => String(place.id) === id);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const filled = Object.entries(search).filter(([, value]) => value !== '');
    void navigate({ to: REQUEST, search: Object.fromEntries(filled) });
  };
  return (
    <form
      method="get"
      action={addressFor(REQUEST, language, isPrefixed)}
      onSubmit={onSubmit}
      className="mt-6 space-y-4 rounded-card bg-white p-5 shadow-card"
      data-no-print
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PlaceField form={form} name="from" label={t('request.from')} places={places} />
        <PlaceField form={form} name="to" label={t('request.to')} places={places} />
      </div>
      {only && <input type="hidden" name="vehicle" value={only.code} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <output
          aria-live="polite"
          className="flex min-h-14 grow basis-48 flex-col justify-center leading-snug"
        >
          <FoundPrice
            table={table}
            from={placeOf(values.from)}
            to={placeOf(values.to)}
            codes={vehicles.map(({ code }) => code)}
          />
        </output>
        <button type="submit" className={buttonClass('primary', 'max-sm:w-full')}>
          {t('request.get_price')}
        </button>
      </div>
    </form>
  );
}
