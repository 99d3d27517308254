import { sql } from 'drizzle-orm';
import type { InLanguages } from '#contract/languages/translation.ts';
import type { MoneySubject } from '#contract/money/ledger.ts';
import {
  NO_GROUP,
  type Report,
  type ReportGroup,
  type ReportKind,
  type ReportRow,
} from '#contract/money/reports.ts';
import type { Database } from '#core/db/client.ts';
import { type Read, read } from '#core/db/reader.ts';
import { addUp, NOTHING, type Sums, withShares } from './figures.ts';
import { type Span, yearBefore, yearsLater } from './spans.ts';
import { type Asked, demoState, moneyByGroup, placesByGroup } from './subjects.sql.ts';

type MoneyRow = { key: string } & Omit<Sums, 'taken' | 'capacity'>;
type PlacesRow = { key: string } & Pick<Sums, 'taken' | 'capacity'>;
type NameRow = { key: string; name: string; names: string | null };
type DemoRow = { exists: 0 | 1; isAlone: 0 | 1 };

export const SUBJECTS_OF: Readonly<Record<ReportKind, readonly MoneySubject[]>> = {
  all: ['booking', 'transfer'],
  trips: ['booking'],
  transfers: ['transfer'],
};
const NAMES: Partial<Record<ReportGroup, string>> = {
  trip: `SELECT 'trip-' || id AS key, name, translations -> '$.name' AS names FROM trips`,
  zone: `SELECT 'zone-' || id AS key, name, translations -> '$.name' AS names FROM transfer_zones`,
  partner: `SELECT 'partner-' || id AS key, name, NULL AS names FROM partners`,
};

type Groups = { byKey: Map<string, Sums>; totals: Sums };

/** The figures of a span by row: at most three statements. */
function groupsOf(db: Database, kind: ReportKind, asked: Asked, span: Span): Read<Groups> {
  const hasPlaces = asked.basis === 'travel' && kind !== 'transfers';
  const money = SUBJECTS_OF[kind].map((subject) =>
    db.all<MoneyRow>(moneyByGroup(subject, asked, span)),
  );
  const places = hasPlaces ? [db.all<PlacesRow>(placesByGroup(asked, span))] : [];
  const shape = (...results: unknown[]) => {
    const byKey = new Map<string, Sums>();
    const add = (key: string, figures: Partial<Sums>) =>
      byKey.set(key, addUp([byKey.get(key) ?? NOTHING, { ...NOTHING, ...figures }]));
    for (const { key, ...figures } of (results.slice(0, money.length) as MoneyRow[][]).flat())
      add(key, figures);
    let ofNone = {};
    for (const { key, ...figures } of (results[money.length] ?? []) as PlacesRow[])
      if (key === NO_GROUP) ofNone = figures;
      else add(key, figures);
    return { byKey, totals: addUp([...byKey.values(), { ...NOTHING, ...ofNone }]) };
  };
  return read([...money, ...places], shape as never);
}

/** Keys of a year before become those of the asked year, so that they meet. */
function inYear(by: ReportGroup, groups: Groups): Groups {
  if (by !== 'day' && by !== 'month') return groups;
  const byKey = new Map<string, Sums>();
  for (const [key, sums] of groups.byKey) {
    const later = by === 'day' ? yearsLater(key, 1) : yearsLater(`${key}-01`, 1).slice(0, 7);
    byKey.set(later, addUp([byKey.get(later) ?? NOTHING, sums]));
  }
  return { ...groups, byKey };
}

/** Days and months in order; other rows by what they brought in. */
const inOrder = (by: ReportGroup) => (one: ReportRow, other: ReportRow) =>
  by === 'day' || by === 'month'
    ? one.key.localeCompare(other.key)
    : other.revenueCents - one.revenueCents ||
      (other.before?.revenueCents ?? 0) - (one.before?.revenueCents ?? 0);

type Wanted = Asked & { kind: ReportKind; span: Span; isCompared: boolean };

/** A report, in one batch. Each booking and transfer stands in one row, so that rows add up to the totals. */
export function reportOf(db: Database, { kind, span, isCompared, ...asked }: Wanted): Read<Report> {
  const former = yearBefore(span);
  const parts = [
    groupsOf(db, kind, asked, span),
    ...(isCompared ? [groupsOf(db, kind, asked, former)] : []),
  ];
  const names = NAMES[asked.by];
  const statements = [
    db.all<DemoRow>(demoState),
    ...(names ? [db.all<NameRow>(sql.raw(names))] : []),
    ...parts.flatMap((part) => part.statements),
  ];
  const shape = (...results: unknown[]): Report => {
    const [[demo] = [], ...rest] = results as [DemoRow[], ...unknown[]];
    const named = new Map(names ? (rest.shift() as NameRow[]).map((row) => [row.key, row]) : []);
    const [now, before] = parts.map((part) =>
      part.shape(rest.splice(0, part.statements.length) as never),
    );
    const current = now ?? { byKey: new Map<string, Sums>(), totals: NOTHING };
    const past = before && inYear(asked.by, before);
    const rows = [...new Set([...current.byKey.keys(), ...(past?.byKey.keys() ?? [])])].map(
      (key): ReportRow => {
        const texts = named.get(key)?.names;
        return {
          key,
          name: named.get(key)?.name ?? null,
          names: texts ? (JSON.parse(texts) as InLanguages<string>) : {},
          ...withShares(current.byKey.get(key) ?? NOTHING),
          before: past ? withShares(past.byKey.get(key) ?? NOTHING) : null,
        };
      },
    );
    return {
      ...span,
      by: asked.by,
      rows: rows.sort(inOrder(asked.by)),
      totals: withShares(current.totals),
      before: past ? { ...former, totals: withShares(past.totals) } : null,
      demo: {
        exists: demo?.exists === 1,
        isIncluded: demo?.exists === 1 && (asked.isDemo ?? demo.isAlone === 1),
      },
    };
  };
  return read(statements, shape as never);
}
