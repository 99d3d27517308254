import { useTranslation } from 'react-i18next';
import { altOf } from '#base/content/picture-texts.ts';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TransferVehicle } from '#contract/transfers/table.ts';

/** Capacity of each vehicle. */
export function VehicleFacts({ vehicle }: { vehicle: InLanguage<TransferVehicle> }) {
  const { t } = useTranslation('airport-transfers');
  return (
    <ul className="flex flex-wrap gap-2">
      {[
        t('vehicle.up_to', { count: vehicle.maxPassengers }),
        t('vehicle.large_bags', { count: vehicle.largeBags }),
        t('vehicle.cabin_bags', { count: vehicle.cabinBags }),
        ...(vehicle.childSeats > 0
          ? [t('vehicle.child_seats', { count: vehicle.childSeats })]
          : []),
        ...(vehicle.hasWheelchairAccess ? [t('vehicle.wheelchair')] : []),
      ].map((fact) => (
        <li key={fact} className="rounded-full bg-sea-50 px-3 py-1 text-sm text-sea-800">
          {fact}
        </li>
      ))}
    </ul>
  );
}

/** Up to two cards are horizontal, picture next to text: vertical ones would leave most of a wide row empty. */
const FEW = 2;

export function VehicleCards({ vehicles }: { vehicles: readonly InLanguage<TransferVehicle>[] }) {
  const isFew = vehicles.length <= FEW;
  return (
    <ul
      className={`grid gap-6 ${isFew ? (vehicles.length === 1 ? 'max-w-4xl' : 'lg:grid-cols-2') : 'sm:grid-cols-2 xl:grid-cols-4'}`}
    >
      {vehicles.map((vehicle) => (
        <li
          key={vehicle.code}
          className={`flex flex-col overflow-hidden rounded-card bg-white shadow-card ${isFew ? 'sm:flex-row' : ''}`}
        >
          {vehicle.image && (
            <LazyPicture
              path={vehicle.image}
              alt={altOf(vehicle) ?? ''}
              ratio={3 / 2}
              widths={[412, 640, 828]}
              sizes="(min-width: 1280px) 19rem, (min-width: 640px) 50vw, 100vw"
              className={isFew ? 'aspect-3/2 sm:aspect-auto sm:w-2/5 sm:shrink-0' : 'aspect-3/2'}
            />
          )}
          <div className="flex grow flex-col gap-3 p-6">
            <h3 lang={vehicle.textLanguages.name} className="text-2xl">
              {vehicle.name}
            </h3>
            <p lang={vehicle.textLanguages.description} className="grow text-stone">
              {vehicle.description}
            </p>
            <VehicleFacts vehicle={vehicle} />
          </div>
        </li>
      ))}
    </ul>
  );
}
