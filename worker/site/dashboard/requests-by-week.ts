import { DASHBOARD_WEEKS, type RequestHistory } from '#contract/admin/admin.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';

/** `hour`: `2027-06-12T14`, in UTC. */
type Hour = { hour: string; language: Language; count: number };
export type ZoneNames = {
  id: number;
  name: string;
  translations: { name?: InLanguages<string> | undefined };
};

/** The Monday of a day's week. */
export const mondayOf = (day: string) =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Mondays of the last weeks, oldest first. */
export const lastWeeks = (today: string): string[] =>
  Array.from({ length: DASHBOARD_WEEKS }, (_, index) =>
    addDays(mondayOf(today), 7 * (index - DASHBOARD_WEEKS + 1)),
  );

/** Assigns requests counted by hour to the weeks of the island's calendar. */
export function requestsByWeek(
  weeks: readonly string[],
  transfers: readonly (Hour & { zone: number | null })[],
  trips: readonly Hour[],
  zones: readonly ZoneNames[],
): RequestHistory {
  const weekOf = ({ hour }: Hour) => mondayOf(menorcaToday(new Date(`${hour}:00:00Z`)));
  const counted = (rows: readonly Hour[]) =>
    weeks.map((week) =>
      rows.reduce((sum, row) => (weekOf(row) === week ? sum + row.count : sum), 0),
    );
  const all = [...transfers, ...trips];
  const isServed = (zone: number | null) => zones.some(({ id }) => id === zone);
  return {
    weeks: [...weeks],
    transfers: counted(transfers),
    trips: counted(trips),
    zones: [
      ...zones.map((zone) => ({
        zone,
        counts: counted(transfers.filter((row) => row.zone === zone.id)),
      })),
      { zone: null, counts: counted(transfers.filter((row) => !isServed(row.zone))) },
    ].filter(({ counts }) => counts.some((count) => count > 0)),
    languages: LANGUAGES.map((language) => ({
      language,
      counts: counted(all.filter((row) => row.language === language)),
    })),
  };
}
