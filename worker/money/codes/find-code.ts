import { and, eq, isNull, sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { CodeSubject } from '#contract/money/codes.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { Reader, read } from '#core/db/reader.ts';
import { discountCodes, partners } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import type { Discount } from './discounts.ts';
import { hasUse, usesOf } from './uses.sql.ts';

type CodeRefusal = Extract<FieldErrorCode, `code_${string}`>;

const refusal = (code: CodeRefusal, status: 409 | 422 = 422) =>
  new ApiError(status, FIELD_MESSAGES[code], {
    code,
    errors: [{ path: 'code', code, message: FIELD_MESSAGES[code] }],
  });

/** Another booking took the last use, or the code was switched off meanwhile. */
const usedUp = () => refusal('code_used_up', 409);

type Use = {
  for: CodeSubject;
  tripId?: number | undefined;
  /** The price without the code. */
  totalCents: number;
  /** The booking that has the code already. */
  except?: string;
};

/** The code that was typed, for `usableCode`. */
export const codeRead = (db: Database, typed: string, now: Date, except?: string) =>
  read(
    [
      db
        .select({
          code: discountCodes,
          uses: sql<number>`${usesOf(sql`discount_codes.id`, now, except)}`.as('uses'),
          ofPartner: aliased(partners.id, 'ofPartner'),
          ofTerms: aliased(partners.terms, 'ofTerms'),
        })
        .from(discountCodes)
        .leftJoin(
          partners,
          and(
            eq(partners.id, discountCodes.partnerId),
            isNull(partners.deletedAt),
            eq(partners.isActive, true),
          ),
        )
        .where(
          and(
            eq(discountCodes.code, typed),
            eq(discountCodes.isActive, true),
            isNull(discountCodes.deletedAt),
          ),
        ),
    ],
    ([row]) => row,
  );
type FoundCode = ReturnType<ReturnType<typeof codeRead>['shape']>;

/** The code if it can be used now; else the reason is thrown. The write decides once more whether a use is left. */
export function usableCode(found: FoundCode, use: Omit<Use, 'except'>, now: Date): Discount {
  if (!found) throw refusal('code_unknown');
  const { code, uses, ofPartner: partnerId, ofTerms } = found;
  const today = menorcaToday(now);
  if (code.startsOn !== null && today < code.startsOn) throw refusal('code_early');
  if (code.endsOn !== null && today > code.endsOn) throw refusal('code_over');
  const isMeant =
    use.for === 'transfer'
      ? code.forTransfers
      : code.forTrips && (code.tripIds?.includes(use.tripId ?? 0) ?? true);
  if (!isMeant) throw refusal('code_elsewhere');
  if (use.totalCents < code.minTotalCents || use.totalCents === 0) throw refusal('code_too_little');
  if (code.maxUses !== null && uses >= code.maxUses) throw usedUp();
  const { id, percent, cents } = code;
  const isPaidByPartner = ofTerms === 'net';
  return { id, code: code.code, percent, cents, partnerId, isPaidByPartner };
}

/** Both in one. */
export const findCode = async (
  db: Database,
  typed: string,
  use: Use,
  now: Date,
): Promise<Discount> =>
  usableCode(await new Reader(db).run(codeRead(db, typed, now, use.except)), use, now);

/** Throws when the code has no use left; after a write that did not happen. */
export async function demandUse(
  db: Database,
  { id }: Discount,
  now: Date,
  except = '',
): Promise<void> {
  const [row] = await db
    .select({ isFree: sql<number>`(${hasUse(id, now, except)})`.as('isFree') })
    .from(sql`(SELECT 1)`);
  if (!row?.isFree) throw usedUp();
}
