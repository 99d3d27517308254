import { canFollow } from '#contract/orders/states.ts';
import { type StoredTransfer, transferById } from '#orders/transfers/booking/booking.reads.ts';
import { changeTransferAs } from '#orders/transfers/booking/change-transfer.ts';
import { inForce, reportsOn } from '../jobs.reads.ts';
import { takeCash, undoCash } from './cash.ts';
import { announceDelay } from './delay.ts';
import {
  type Arrived,
  type Crew,
  DONE,
  type Effect,
  refused,
  settle,
  type Undone,
} from './report.ts';

type Leg = 'outbound' | 'return';
type Ended = 'completed' | 'no_show';

const isLast = ({ booking: { legs } }: StoredTransfer, leg: Leg) => legs.at(-1)?.leg === leg;

/** A request ends with its last journey: completed if its guests came to one of them. */
async function endState({ db, reader }: Crew, stored: StoredTransfer, kind: Ended): Promise<Ended> {
  if (kind === 'completed') return kind;
  const jobs = stored.booking.legs.map(
    ({ leg }) => `transfer:${stored.request.id}:${leg}` as const,
  );
  const reports = inForce(await reader.run(reportsOn(db, jobs)));
  return reports.some((report) => report.kind === 'picked_up') ? 'completed' : 'no_show';
}

const setState = (
  crew: Crew,
  id: string,
  leg: Leg,
  stateOf: (stored: StoredTransfer) => Promise<Ended | 'driver_assigned'>,
): Promise<Effect> =>
  settle(async () => {
    const { db, reader, member } = crew;
    const stored = await reader.run(transferById(db, id));
    if (!stored) return refused('problem.crew_not_yours');
    const { request } = stored;
    if (!isLast(stored, leg)) return DONE;
    const to = await stateOf(stored);
    if (request.status === to) return DONE;
    if (!canFollow('transfer', request.status, to)) return refused('problem.crew_booking_gone');
    const change = {
      set: { status: to },
      event: { type: 'state' as const },
      detail: { from: request.status, to },
    };
    return (await changeTransferAs(db, { actor: member }, request, change)) ? DONE : undefined;
  });

/** Takes in what was reported of a journey. */
export async function transferReport(
  crew: Crew,
  { id, leg }: { id: string; leg: Leg },
  report: Arrived,
): Promise<Effect> {
  const { kind } = report;
  if (kind === 'picked_up' || kind === 'no_show') {
    const ended = kind === 'picked_up' ? 'completed' : kind;
    return setState(crew, id, leg, (stored) => endState(crew, stored, ended));
  }
  if (kind === 'delay') return announceDelay(crew, report, report.minutes);
  if (kind === 'cash') return takeCash(crew, { kind: 'transfer', id }, report);
  return kind === 'on_the_way' ? DONE : refused('problem.invalid_fields');
}

/** Takes back what was reported of a journey. */
export async function undoTransferReport(
  crew: Crew,
  { id, leg }: { id: string; leg: Leg },
  undone: Undone,
  report: Arrived,
): Promise<Effect> {
  const { kind } = undone;
  if (kind === 'picked_up' || kind === 'no_show')
    return setState(crew, id, leg, async () => 'driver_assigned');
  if (kind === 'delay') return announceDelay(crew, report, 0);
  return kind === 'cash' ? undoCash(crew, { kind: 'transfer', id }, undone.id, report.now) : DONE;
}
