import type { BackupRow, BackupTable, FormerTable } from '#contract/admin/backup.ts';
import { FIRST_ENTRIES } from '#core/db/former/former-ledger.ts';
import { COUNT_PEOPLE } from '#core/db/former/former-people.ts';
import { REQUEST_HISTORY, requestsToBookings } from '#core/db/former/former-requests.ts';
import { parts } from './row-parts.ts';

export type Tables = Partial<Record<BackupTable | FormerTable, readonly BackupRow[]>>;

const COLUMNS = [
  ...[
    'id',
    'reference',
    'idempotency_key',
    'manage_token_hash',
    'trip_id',
    'status',
    'local_date',
    'adults',
    'contact_name',
    'contact_email',
  ],
  ...[
    'contact_phone',
    'message',
    'language',
    'privacy_edition',
    'privacy_accepted_at',
    'digest',
    'note',
    'anonymised_at',
    'created_at',
    'deleted_at',
  ],
].map((name) => `value ->> '$.${name}' AS ${name}`);
/** The rows of the former table, out of a bound value. */
const ROWS = `(SELECT ${COLUMNS.join(', ')}, coalesce(value ->> '$.child_ages', '[]') AS child_ages, coalesce(value ->> '$.version', 1) AS version,
  coalesce(value ->> '$.updated_at', value ->> '$.created_at') AS updated_at FROM json_each(?1))`;

/**
 * A file that has requests of guests in place of bookings replaces the bookings, as guests' data goes together. Of one with payments without parts a
 * trigger writes those of each payment that it brings.
 */
export const withFormer = (tables: Tables): Tables => ({
  ...(tables.trip_requests &&
    !tables.bookings && { departures: [], bookings: [], booking_units: [] }),
  ...(tables.payment_sessions && { payment_parts: [] }),
  ...tables,
});

/** What turns former rows of a backup into those of today; after all its tables were written. */
export const formerStatements = (
  d1: D1Database,
  { trip_requests: requests = [], transfer_requests, ledger_entries }: Tables,
): D1PreparedStatement[] => [
  ...parts(requests).flatMap((part) =>
    requestsToBookings(ROWS).map((sql) => d1.prepare(sql).bind(JSON.stringify(part))),
  ),
  ...[
    ...REQUEST_HISTORY,
    COUNT_PEOPLE,
    ...(transfer_requests && !ledger_entries ? FIRST_ENTRIES : []),
  ].map((sql) => d1.prepare(sql)),
];
