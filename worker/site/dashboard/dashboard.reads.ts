import type {
  Dashboard,
  MessageState,
  OpenMail,
  OpenMailState,
  TransferInboxState,
  TripInboxState,
} from '#contract/admin/admin.ts';
import { addDays } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { contactMessages } from '#core/db/schema.ts';
import { countsOf, stateCounts } from '#core/db/statements/state-counts.ts';
import { inboxState } from '#orders/bookings/inbox-states.ts';
import { itemCountRows, statesOf } from '#orders/item-index/item-list.reads.ts';
import { countOpenMails, newestMessages, newestTrips, openMails } from './inbox.statements.ts';
import { transfersByHour, tripsByHour, zoneNames } from './requests.statements.ts';
import { lastWeeks, requestsByWeek } from './requests-by-week.ts';
import { newestTransfers, openChangeRequests } from './transfers.statements.ts';

/** Items received, and their number in each state. */
export const inboxes = (db: Database) =>
  read(
    [
      newestTransfers(db),
      openChangeRequests(db),
      newestTrips(db),
      itemCountRows(db),
      newestMessages(db),
      stateCounts(db, contactMessages),
      openMails(db),
      countOpenMails(db),
    ],
    (
      transferRows,
      wishes,
      tripRows,
      itemCounts,
      messageRows,
      messageCounts,
      mailRows,
      mailCounts,
    ): Pick<Dashboard, 'transfers' | 'wishes' | 'trips' | 'messages' | 'mails'> => ({
      transfers: {
        counts: statesOf<TransferInboxState>(itemCounts, 'transfer'),
        newest: transferRows.map(
          ({
            contactName,
            email,
            phone,
            vehicleCode,
            vehicleName,
            vehicleNames,
            fromName,
            fromNames,
            toName,
            toNames,
            ...row
          }) => {
            const { date, time, flight, returnDate, ...request } = row;
            return {
              ...request,
              from: { name: fromName, translations: fromNames },
              to: { name: toName, translations: toNames },
              // A deleted vehicle has only its code.
              vehicle: {
                name: vehicleName ?? vehicleCode,
                translations: vehicleName === null ? {} : vehicleNames,
              },
              outbound: date === null ? null : { date, time, flight },
              hasReturn: returnDate !== null,
              contact: { name: contactName, email, phone },
            };
          },
        ),
      },
      wishes,
      trips: {
        counts: statesOf<TripInboxState>(itemCounts, 'booking'),
        newest: tripRows.map(
          ({ contactName, email, phone, tripName, tripNames, status, endedAs, ...request }) => ({
            ...request,
            status: inboxState({ status, endedAs }),
            trip: { name: tripName, translations: tripNames },
            contact: { name: contactName, email, phone },
          }),
        ),
      },
      messages: {
        counts: countsOf<MessageState>(messageCounts),
        newest: messageRows.map(({ contactName, email, phone, ...message }) => ({
          ...message,
          contact: { name: contactName, email, phone },
        })),
      },
      mails: { counts: countsOf<OpenMailState>(mailCounts), newest: mailRows as OpenMail[] },
    }),
  );

export const requestHistory = (db: Database, today: string) => {
  const weeks = lastWeeks(today);
  // The first Monday on the island begins before midnight UTC.
  const since = addDays(weeks[0] ?? today, -1);
  return read(
    [transfersByHour(db, since), tripsByHour(db, since), zoneNames(db)],
    (transfers, trips, zones) => requestsByWeek(weeks, transfers, trips, zones),
  );
};
