import type { TripDeparture } from '#contract/bookings/availability.ts';
import { AVAILABILITY_STATUSES } from '#contract/bookings/plans.ts';

type Places = Pick<TripDeparture, 'status' | 'vacancies' | 'minimum'>;

/** `5A` (available), `2L` (limited), `F` (without a limit), `5A+2` (two more are needed): what bookings change of a departure. */
const written = ({ status, vacancies, minimum }: Places) =>
  `${vacancies ?? ''}${status[0]}${minimum ? `+${minimum.missing}` : ''}`;

/** The places of departures, for the server's markup. */
export const writePlaces = (departures: readonly Places[]) => departures.map(written).join(' ');

/** The departures with the places that were written; as they are, if they are others by now. */
export function withPlaces(departures: TripDeparture[], text: string): TripDeparture[] {
  const places = text.split(' ');
  if (places.length !== departures.length) return departures;
  return departures.map((departure, at) => {
    const [, vacancies, letter, more] = /(\d*)([A-Z])\+?(.*)/.exec(places[at] ?? '') ?? [];
    const status = AVAILABILITY_STATUSES.find((one) => one[0] === letter) ?? 'CLOSED';
    const missing = Number(more);
    return {
      ...departure,
      status,
      isAvailable: status !== 'SOLD_OUT' && status !== 'CLOSED',
      vacancies: vacancies ? Number(vacancies) : null,
      minimum: departure.minimum && { ...departure.minimum, missing, runs: missing === 0 },
    };
  });
}
