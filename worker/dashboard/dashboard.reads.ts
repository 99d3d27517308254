import type { Counts, Dashboard, OpenMail } from '#contract/admin.ts';
import type { Database } from '#db/client.ts';
import { read } from '#db/reader.ts';
import { contactMessages, transferRequests, tripRequests } from '#db/schema.ts';
import { countOpenMails, countStates, newestMessages, newestTransfers, newestTrips, openMails } from './inbox.statements.ts';

const countsOf = <State extends string>(rows: { status: string; count: number }[]) =>
  Object.fromEntries(rows.map((row) => [row.status, row.count])) as Counts<State>;

/** Everything the dashboard shows, as one batch. */
export const dashboard = (db: Database) =>
  read(
    [
      newestTransfers(db),
      countStates(db, transferRequests),
      newestTrips(db),
      countStates(db, tripRequests),
      newestMessages(db),
      countStates(db, contactMessages),
      openMails(db),
      countOpenMails(db),
    ],
    (transferRows, transferCounts, tripRows, tripCounts, messageRows, messageCounts, mailRows, mailCounts): Dashboard => ({
      transfers: {
        counts: countsOf(transferCounts),
        newest: transferRows.map(
          ({ contactName, email, phone, vehicleCode, vehicleName, vehicleNames, fromName, fromNames, toName, toNames, ...row }) => {
            const { date, time, flight, returnDate, ...request } = row;
            return {
              ...request,
              from: { name: fromName, translations: fromNames },
              to: { name: toName, translations: toNames },
              vehicle: { name: vehicleName ?? vehicleCode, translations: vehicleNames },
              outbound: date === null ? null : { date, time, flight },
              hasReturn: returnDate !== null,
              contact: { name: contactName, email, phone },
            };
          },
        ),
      },
      trips: {
        counts: countsOf(tripCounts),
        newest: tripRows.map(({ contactName, email, phone, tripName, tripNames, ...request }) => ({
          ...request,
          trip: { name: tripName, translations: tripNames },
          contact: { name: contactName, email, phone },
        })),
      },
      messages: {
        counts: countsOf(messageCounts),
        newest: messageRows.map(({ contactName, email, phone, ...message }) => ({
          ...message,
          contact: { name: contactName, email, phone },
        })),
      },
      mails: { counts: countsOf(mailCounts), newest: mailRows as OpenMail[] },
    }),
  );
