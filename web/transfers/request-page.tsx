import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menorcaToday } from '#contract/calendar.ts';
import type { Quote } from '#contract/transfer-request.ts';
import type { TransferPlace, TransferVehicle } from '#contract/transfer-table.ts';
import { CheckField, FormStatus, SelectField, TextAreaField, TextField } from '#forms/fields.tsx';
import { FormPage } from '#forms/form-page.tsx';
import { SiteLink } from '#shell/site-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PlaceOptions } from './place-options.tsx';
import { initialValues, isWholeJourney, type RequestSearch, requestSearch } from './request-values.ts';
import { firstQuoteQuery, placesQuery, vehiclesQuery } from './transfers.queries.ts';
import { useTransferRequest } from './use-transfer-request.ts';
import { VehicleChoice } from './vehicle-choice.tsx';

const Group = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <fieldset id={id} className="min-w-0 scroll-mt-24 rounded-card bg-white p-6 shadow-card sm:p-8">
    <legend className="contents">
      <span className="block font-display text-2xl text-deep-900">{title}</span>
    </legend>
    <div className="mt-5 space-y-5">{children}</div>
  </fieldset>
);

const Row = ({ children }: { children: ReactNode }) => <div className="grid gap-5 sm:grid-cols-2">{children}</div>;

/** Known only in the browser: the page came from the edge some time ago. */
function useToday() {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(menorcaToday(new Date())), []);
  return today;
}

type RequestFormProps = {
  places: readonly TransferPlace[];
  vehicles: readonly TransferVehicle[];
  search: RequestSearch;
  firstQuote: Quote | undefined;
};

function RequestForm({ places, vehicles, search, firstQuote }: RequestFormProps) {
  const { t } = useTranslation('airport-transfers');
  const today = useToday();
  const { form, shown, want } = useTransferRequest(initialValues(search, places), firstQuote);
  return (
    <form {...form.formProps} action="/api/transfers/requests" className="mx-auto max-w-4xl space-y-8">
      <FormPage id="transfer-request" />
      <FormStatus failure={form.failure} />
      <Group title={t('request.journey')}>
        <Row>
          <SelectField form={form} name="from" label={t('request.from')} required>
            <PlaceOptions places={places} />
          </SelectField>
          <SelectField form={form} name="to" label={t('request.to')} required>
            <PlaceOptions places={places} />
          </SelectField>
          <TextField form={form} name="outbound.date" label={t('request.date')} type="date" min={today} required />
          <TextField form={form} name="outbound.time" label={t('request.time')} type="time" required hint={t('request.time_hint')} />
        </Row>
        <Row>
          <TextField
            form={form}
            name="adults"
            label={t('request.passengers')}
            hint={t('request.passengers_hint')}
            type="number"
            inputMode="numeric"
            min={1}
            max={16}
            required
          />
          <TextField
            form={form}
            name="childAges"
            label={t('request.children')}
            hint={t('request.children_hint')}
            inputMode="text"
            maxLength={80}
            required={false}
          />
        </Row>
        <details
          className="group"
          open={Boolean(
            form.values['return.date'] || form.errors['return.date'] || form.errors['return.time'] || form.errors['return.flight'],
          )}
        >
          <summary className="min-h-11 py-2 font-semibold text-sea-700 underline underline-offset-4">{t('request.return')}</summary>
          <div className="mt-3 grid gap-5 sm:grid-cols-2">
            <TextField
              form={form}
              name="return.date"
              label={t('request.return_date')}
              type="date"
              min={form.values['outbound.date'] || today}
              required={false}
            />
            <TextField form={form} name="return.time" label={t('request.return_time')} type="time" required={false} />
            <TextField
              form={form}
              name="return.flight"
              label={t('request.return_flight')}
              maxLength={12}
              autoCapitalize="characters"
              required={false}
            />
          </div>
        </details>
        <details
          open={['luggage.large', 'luggage.cabin', 'luggage.bulky', 'extras.pet', 'extras.extra-stop'].some((name) => name in form.errors)}
        >
          <summary className="min-h-11 py-2 font-semibold text-sea-700 underline underline-offset-4">{t('request.luggage')}</summary>
          <div className="mt-3 grid gap-5 sm:grid-cols-3">
            <TextField form={form} name="luggage.large" label={t('request.large')} type="number" inputMode="numeric" min={0} max={30} />
            <TextField form={form} name="luggage.cabin" label={t('request.cabin')} type="number" inputMode="numeric" min={0} max={30} />
            <TextField form={form} name="luggage.bulky" label={t('request.bulky')} type="number" inputMode="numeric" min={0} max={4} />
            <TextField form={form} name="extras.pet" label={t('line.pet')} type="number" inputMode="numeric" min={0} max={2} />
            <TextField form={form} name="extras.extra-stop" label={t('line.stop')} type="number" inputMode="numeric" min={0} max={3} />
          </div>
        </details>
        <button
          type="submit"
          formAction="/api/transfers/quote"
          disabled={form.isSending}
          onClick={() => want('price')}
          className={buttonClass('sea', 'w-full sm:w-auto')}
        >
          {form.isSending && <Spinner />}
          {t('request.get_price')}
        </button>
      </Group>
      <Group title={t('request.vehicle')} id="price">
        <div aria-live="polite">
          {shown?.before && (
            <p className="mb-4 rounded-xl bg-terracotta-200 px-4 py-3 font-semibold text-ink">{t('request.price_changed')}</p>
          )}
          {!shown && <p className="mb-4 text-stone">{t('request.price_first')}</p>}
          <VehicleChoice
            vehicles={vehicles}
            quote={shown?.quote}
            before={shown?.before}
            chosen={form.values.vehicle}
            error={form.errors.vehicle !== undefined}
            onChoose={(code) => form.set('vehicle', code)}
          />
          {form.errors.vehicle && <p className="mt-2 text-sm font-semibold text-danger">{t('request.choose_vehicle')}</p>}
        </div>
      </Group>
      <Group title={t('request.details')}>
        <Row>
          <TextField
            form={form}
            name="outbound.flight"
            label={t('request.flight')}
            hint={t('request.flight_hint')}
            maxLength={12}
            autoCapitalize="characters"
            required={false}
          />
          <TextField form={form} name="signName" label={t('request.sign')} hint={t('request.sign_hint')} maxLength={120} required={false} />
        </Row>
        <Row>
          <TextField form={form} name="contact.name" label={t('request.name')} autoComplete="name" maxLength={120} required />
          <TextField
            form={form}
            name="contact.email"
            label={t('request.email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            hint={t('request.contact_hint')}
          />
          <TextField
            form={form}
            name="contact.phone"
            label={t('request.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            hint={t('request.phone_hint')}
          />
        </Row>
        <TextAreaField
          form={form}
          name="note"
          label={t('request.note')}
          hint={t('request.note_hint')}
          maxLength={3000}
          rows={3}
          required={false}
        />
        <CheckField form={form} name="privacyAccepted">
          {t('request.privacy')}{' '}
          <SiteLink to="/legal/privacy" className="text-sea-700 underline underline-offset-4">
            {t('request.privacy_link')}
          </SiteLink>
        </CheckField>
        <FormStatus failure={form.failure} />
        <button
          type="submit"
          disabled={form.isSending}
          onClick={() => want('request')}
          className={buttonClass('primary', 'w-full sm:w-auto')}
        >
          {form.isSending && <Spinner />}
          {t('request.send')}
        </button>
        <p className="text-sm text-stone">{t('request.nothing_to_pay')}</p>
      </Group>
    </form>
  );
}

export function RequestPage() {
  const { t } = useTranslation('airport-transfers');
  const search = requestSearch(useSearch({ strict: false }));
  const places = useQuery(placesQuery);
  const vehicles = useQuery(vehiclesQuery);
  const { data: firstQuote } = useQuery({ ...firstQuoteQuery(search), enabled: false });
  const isError = places.isError || vehicles.isError;
  return (
    <>
      <PageHeader
        title={t('request.title')}
        text={t('request.text')}
        crumbs={[{ name: t('crumb.transfers'), to: '/airport-transfers' }, { name: t('request.open') }]}
      />
      <div className="container-page py-10 lg:py-14">
        {places.data && vehicles.data ? (
          <RequestForm
            places={places.data}
            vehicles={vehicles.data}
            search={search}
            firstQuote={isWholeJourney(search) ? (firstQuote ?? undefined) : undefined}
          />
        ) : isError ? (
          <LoadError onRetry={() => Promise.all([places.refetch(), vehicles.refetch()])} />
        ) : (
          <CardSkeletons />
        )}
      </div>
    </>
  );
}
