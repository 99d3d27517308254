import { and, eq, isNull } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type { Language } from '#contract/language.ts';
import type { TripBooking, TripRequestState } from '#contract/trips/trip-requests.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import type { Database } from '#db/client.ts';
import { aliased, pickTranslations } from '#db/columns.ts';
import { isTripPublic } from '#db/public-trips.ts';
import { read } from '#db/reader.ts';
import { tripRequests, trips } from '#db/schema.ts';

/** States of a request whose trip may still take place. */
export const OPEN_STATES = ['new', 'confirmed'] as const;

/** Fields of the trip that a request needs. */
export const requestedTrip = (db: Database, id: number) =>
  read(
    [
      db
        .select({
          id: trips.id,
          name: trips.name,
          showBookingOptions: trips.showBookingOptions,
          maxPeople: trips.maxPeople,
          minAge: trips.minAge,
          translations: pickTranslations<Pick<TripInput['translations'], 'name'>>(trips.translations, ['name']),
        })
        .from(trips)
        .where(and(eq(trips.id, id), isTripPublic)),
    ],
    ([row]) => row,
  );
export type RequestedTrip = NonNullable<ReturnType<ReturnType<typeof requestedTrip>['shape']>>;

const guestState = (status: typeof tripRequests.$inferSelect.status): TripRequestState => (status === 'spam' ? 'new' : status);

const TRIP_TEXTS = ['name', 'location', 'duration', 'meetingPoint', 'cancellationPolicy'] as const;

/** By its reference only: the caller must verify the link. */
export const tripBooking = (db: Database, reference: string) =>
  read(
    [
      db
        .select({
          request: tripRequests,
          tripName: aliased(trips.name, 'tripName'),
          tripStatus: aliased(trips.status, 'tripStatus'),
          tripDeletedAt: aliased(trips.deletedAt, 'tripDeletedAt'),
          slug: trips.slug,
          image: trips.image,
          location: trips.location,
          duration: trips.duration,
          price: trips.price,
          currency: trips.currency,
          meetingPoint: trips.meetingPoint,
          cancellationPolicy: trips.cancellationPolicy,
          translations: pickTranslations<TripBooking['trip']['translations']>(trips.translations, TRIP_TEXTS),
        })
        .from(tripRequests)
        .innerJoin(trips, eq(trips.id, tripRequests.tripId))
        .where(and(eq(tripRequests.reference, reference), isNull(tripRequests.deletedAt))),
    ],
    ([row]): { id: string; manageTokenHash: string; language: Language; booking: TripBooking } | undefined => {
      if (!row) return undefined;
      const { request, tripName, tripStatus, tripDeletedAt, ...trip } = row;
      const isOpen = OPEN_STATES.some((state) => state === request.status);
      return {
        id: request.id,
        manageTokenHash: request.manageTokenHash,
        language: request.language,
        booking: {
          reference: request.reference,
          status: guestState(request.status),
          canCancel: isOpen && request.localDate >= menorcaToday(new Date()),
          date: request.localDate,
          adults: request.adults,
          childAges: request.childAges,
          contact: { name: request.contactName, email: request.contactEmail, phone: request.contactPhone },
          message: request.message,
          createdAt: request.createdAt,
          trip: { ...trip, id: request.tripId, name: tripName, isPublished: tripStatus === 'published' && tripDeletedAt === null },
        },
      };
    },
  );
