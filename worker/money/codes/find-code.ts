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
export type FoundCode = ReturnType<ReturnType<typeof codeRead>['shape']>;
type TypedCode = NonNullable<FoundCode>;

/** Whether the code is for trips, for this one, or for transfers. */
const isFor = ({ code }: TypedCode, { for: subject, tripId }: Pick<Use, 'for' | 'tripId'>) =>
  subject === 'transfer'
    ? code.forTransfers
    : code.forTrips && (code.tripIds?.includes(tripId ?? 0) ?? true);

/** Refuses a code that is not in force. */
function inForce(found: FoundCode, now: Date): TypedCode {
  if (!found) throw refusal('code_unknown');
  const { code } = found;
  const today = menorcaToday(now);
  if (code.startsOn !== null && today < code.startsOn) throw refusal('code_early');
  if (code.endsOn !== null && today > code.endsOn) throw refusal('code_over');
  return found;
}

/** Refuses a code that asks for more than this total, or has no use left. */
function demandTotal({ code, uses }: TypedCode, totalCents: number): void {
  if (totalCents < code.minTotalCents || totalCents === 0) throw refusal('code_too_little');
  if (code.maxUses !== null && uses >= code.maxUses) throw usedUp();
}

const discountBy = ({ code, ofPartner: partnerId, ofTerms }: TypedCode): Discount => {
  const { id, percent, cents } = code;
  return { id, code: code.code, percent, cents, partnerId, isPaidByPartner: ofTerms === 'net' };
};

/** The code if it can be used now; else the reason is thrown. The write decides once more whether a use is left. */
export function usableCode(found: FoundCode, use: Omit<Use, 'except'>, now: Date): Discount {
  const typed = inForce(found, now);
  if (!isFor(typed, use)) throw refusal('code_elsewhere');
  demandTotal(typed, use.totalCents);
  return discountBy(typed);
}

/**
 * The same for several items at once, one discount an item: a percentage for each that the code is for, an amount from the first of them on until it
 * is used up. The least total is that of those items together.
 */
export function usableForItems(
  found: FoundCode,
  items: readonly Omit<Use, 'except'>[],
  now: Date,
): (Discount | undefined)[] {
  const typed = inForce(found, now);
  const meant = items.filter((item) => isFor(typed, item));
  if (meant.length === 0) throw refusal('code_elsewhere');
  demandTotal(
    typed,
    meant.reduce((sum, { totalCents }) => sum + totalCents, 0),
  );
  const discount = discountBy(typed);
  let rest = discount.cents;
  return items.map((item) => {
    if (!meant.includes(item)) return undefined;
    if (rest === null) return discount;
    const cents = Math.min(rest, item.totalCents);
    rest -= cents;
    return cents > 0 ? { ...discount, cents } : undefined;
  });
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
