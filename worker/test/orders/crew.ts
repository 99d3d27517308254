import { eq } from 'drizzle-orm';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { NewCrewLink, ReportAnswer, ReportsAnswer, SentReport } from '#contract/crew/crew.ts';
import { departures, guides } from '#core/db/schema.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { db } from '../builders.ts';
import { postJson, send } from '../client.ts';
import { aBookableOption, tryToBook } from './bookable.ts';

const NOW = new Date();
export const TODAY = menorcaToday(NOW);
export const TOMORROW = addDays(TODAY, 1);
/** Bookings are made before the day. */
const BEFORE = new Date(NOW.getTime() - 3 * 86_400_000);

export async function aGuide(name = 'Biel') {
  const [guide] = await db
    .insert(guides)
    .values({ name, phone: '+34600111222', languages: ['de'] })
    .returning();
  return guide?.id ?? 0;
}

/** A departure that began at midnight, or that begins tomorrow evening, with one guest for each name. */
export async function aLedDeparture(
  guideId: number | null,
  names: readonly string[],
  { date = TODAY }: { date?: string } = {},
) {
  const time = date === TODAY ? '00:00' : '23:00';
  const option = await aBookableOption({ schedule: { times: [time] } });
  const booked = [];
  for (const name of names) {
    const contact = {
      fullName: name,
      emailAddress: `${name.toLowerCase()}@example.com`,
      phoneNumber: '+34600333444',
    };
    const hold = await tryToBook(option.optionId, date, [option.adult, option.child], BEFORE, {
      contact,
      language: 'ca',
    });
    booked.push(await confirm(db, hold, true, { actor: 'test', now: BEFORE }));
  }
  const [departure] = await db
    .update(departures)
    .set({ guideId })
    .where(eq(departures.optionId, option.optionId))
    .returning();
  const id = departure?.id ?? 0;
  return { ...option, id, job: `departure:${id}` as const, booked, date, time };
}

export const pathOf = ({ url }: NewCrewLink) => new URL(url).pathname;
export const pageOf = async (link: NewCrewLink) => (await send(pathOf(link))).text();

type Report = Omit<SentReport, 'id' | 'at'> & { id?: string; at?: string };
export const aReport = (report: Report): SentReport => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  ...report,
});

/** Sends reports as the page does; the clock of the device may be wrong. */
export const sendReports = (
  link: NewCrewLink,
  reports: readonly SentReport[],
  sentAt = new Date().toISOString(),
) =>
  postJson('/api/crew/reports', {
    token: pathOf(link).slice('/crew/'.length),
    sentAt,
    reports,
  });
export async function report(link: NewCrewLink, ...reports: Report[]): Promise<ReportAnswer[]> {
  const response = await sendReports(link, reports.map(aReport));
  return ((await response.json()) as ReportsAnswer).reports;
}
