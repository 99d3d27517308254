import * as v from 'valibot';
import { AVAILABILITY_DAYS, type TripDeparture } from '#contract/bookings/availability.ts';
import { addDays } from '#contract/calendar.ts';
import { quoteSearch } from '#orders/transfers/prices/quote-search.ts';
import { clock, day, InLanguage, positive } from './inputs.ts';
import { tool } from './tool.ts';

const WHERE_BOOKED =
  'Nothing is booked or held here: the visitor books on the page that `bookUrl` opens.';

const MOST_PEOPLE = 99;

const availability = tool({
  name: 'availability',
  title: 'Days, free places and prices of a trip',
  description: `The departures of a trip in a month from a day on, with free places and the price of the people given. Prices are in cents, times those of Menorca. ${WHERE_BOOKED}`,
  input: v.object({
    tripId: positive('A trip’s id, as `search` gives it.'),
    from: v.optional(day('First day; today if it is left out')),
    to: v.optional(day(`Last day, at most ${AVAILABILITY_DAYS} days later`)),
    adults: v.optional(positive('Adults to price.', MOST_PEOPLE), 1),
    tickets: v.optional(
      v.pipe(
        v.array(
          v.object({
            unitId: positive('Of `units` in an earlier answer.'),
            quantity: positive('How many.', MOST_PEOPLE),
          }),
        ),
        v.maxLength(20),
        v.description('Kinds of tickets instead of `adults`, for example with children.'),
      ),
    ),
    language: InLanguage,
  }),
  answer: async ({ tripId, from, to, adults, tickets = [], language }, context) => {
    const last = from && to && to > addDays(from, AVAILABILITY_DAYS - 1) ? undefined : to;
    const units = tickets.map(({ unitId, quantity }) => `${unitId}:${quantity}`).join(',');
    const found = await context.read(
      '/api/trips/:id/availability',
      language,
      { from, to: last, ...(units ? { units } : { people: adults }) },
      tripId,
    );
    const start = (optionId: number, one: TripDeparture) => ({
      ...{ date: one.date, time: one.time, endsAt: one.endsAt, status: one.status },
      ...{ places: one.vacancies, minimum: one.minimum, totalCents: one.cents },
      bookUrl: one.isAvailable
        ? `${context.page(`/trips/${tripId}`, language, { date: one.date, option: optionId })}#book`
        : null,
    });
    return {
      ...{ from: found.from, to: found.to, currency: found.currency, season: found.season },
      options: found.options.map((option) => ({
        ...{ id: option.id, name: option.name, description: option.description },
        ...{ minutes: option.durationMinutes, pricePer: option.pricingPer },
        isBookedAtOnce: option.instantConfirmation,
        freeCancellationMinutes: option.cancellationMinutes,
        guideLanguages: option.guideLanguages,
        units: option.units.map(({ id, type, name, minAge, maxAge }) => ({
          ...{ unitId: id, type, name, minAge, maxAge },
        })),
        departures: option.departures.map((one) => start(option.id, one)),
      })),
    };
  },
});

const places = tool({
  name: 'transfer_places',
  title: 'Places of transfers',
  description:
    'Finds the places that transfers lead from and to, the airport among them, by name or by another name. `transfer_quote` wants their ids.',
  input: v.object({
    words: v.pipe(
      v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
      v.description('A name or its beginning; without it all places.'),
    ),
    language: InLanguage,
  }),
  answer: async ({ words, language }, context) => {
    const found = await context.read('/api/transfers/places', language, { q: words });
    return { places: found.map(({ id, kind, name }) => ({ id, kind, name })) };
  },
});

const journey = { date: day('Day'), time: clock('Pick-up, or landing at the airport') };

const quote = tool({
  name: 'transfer_quote',
  title: 'Price of a transfer',
  description: `The price of a private transfer in each vehicle that has room, in cents, with what it is made of. ${WHERE_BOOKED}`,
  input: v.object({
    from: positive('Id of the place of pick-up.'),
    to: positive('Id of the place that it leads to.'),
    outbound: v.object(journey),
    return: v.optional(v.object(journey)),
    adults: positive('Adults.', MOST_PEOPLE),
    childAges: v.optional(
      v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(17))),
        v.maxLength(20),
        v.description('Age of each child, for its seat.'),
      ),
      [],
    ),
    language: InLanguage,
  }),
  answer: async ({ language, ...wanted }, context) => {
    const { outbound, return: back, ...others } = wanted;
    const search = quoteSearch({
      ...others,
      outbound: { ...outbound, flight: undefined },
      return: back && { ...back, flight: undefined },
      luggage: { large: 0, cabin: 0, bulky: 0 },
      extras: [],
    });
    const fields = Object.fromEntries(new URLSearchParams(search));
    const found = await context.read('/api/transfers/quote', language, fields);
    return {
      ...{ currency: found.currency, journeyMinutes: found.journeyMinutes },
      ...{ waiting: found.waiting, freeCancellationUntil: found.freeCancellationUntil },
      ...{ vehicles: found.options, vehiclesWithoutRoom: found.unfit },
      bookUrl: context.page('/airport-transfers/request', language, { ...fields, step: 2 }),
    };
  },
});

export const bookingTools = [availability, places, quote];
