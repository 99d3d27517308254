import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { SwapIcon } from '#base/ui/icons.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { needsAddress } from '#contract/transfers/fields.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import type { RequestForm } from '../../request/values.ts';
import { AddressField } from './address-field.tsx';
import { PlaceField } from './place-field.tsx';

type RouteFieldsProps = { form: RequestForm; places: readonly InLanguage<TransferPlace>[] };
type EndProps = RouteFieldsProps & { name: 'from' | 'to'; label: string };

const ADDRESSES = { from: 'outbound.pickupAddress', to: 'outbound.dropoffAddress' } as const;

/** A town or resort, then the hotel or address in it. */
function End({ form, places, name, label }: EndProps) {
  const { t } = useTranslation('airport-transfers');
  const place = places.find(({ id }) => String(id) === form.values[name]);
  const isShown = needsAddress(place?.kind);
  const address = ADDRESSES[name];
  const keep = (text: string) =>
    form.fill((now) => (now[address].trim() === '' ? { [address]: text } : {}));
  return (
    <div className="min-w-0 space-y-4">
      <PlaceField form={form} name={name} label={label} places={places} onAddress={keep} />
      <AddressField
        form={form}
        name={address}
        label={t('address.label')}
        hint={place && isShown ? t('address.hint', { place: place.name }) : t('address.later')}
        isShown={isShown}
      />
    </div>
  );
}

/** Both ends of the journey. */
export function RouteFields({ form, places }: RouteFieldsProps) {
  const { t } = useTranslation('airport-transfers');
  const swap = () =>
    form.fill((now) => ({
      from: now.to,
      to: now.from,
      'outbound.pickupAddress': now['outbound.dropoffAddress'],
      'outbound.dropoffAddress': now['outbound.pickupAddress'],
    }));
  return (
    <div className="grid gap-x-3 sm:grid-cols-[1fr_auto_1fr] noscript:gap-y-5">
      <End form={form} places={places} name="from" label={t('request.from')} />
      {/* On a phone it is in the second label's line, so that both fields have the full width. */}
      <button
        type="button"
        onClick={swap}
        className={buttonClass(
          'quiet',
          'relative size-11 bg-white px-0 max-sm:mt-1 max-sm:-mb-7 max-sm:justify-self-end sm:mt-7.5 sm:self-start noscript:hidden',
        )}
      >
        <SwapIcon className="size-5 shrink-0 sm:rotate-90" />
        <span className="sr-only">{t('request.swap')}</span>
      </button>
      <End form={form} places={places} name="to" label={t('request.to')} />
    </div>
  );
}
