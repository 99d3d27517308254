import type { AdminPath } from '../behaviour/paths.ts';

/** A navigation target. */
export type Entry = {
  id: string;
  text: string;
  note?: string | undefined;
  to: AdminPath;
  search?: Record<string, unknown>;
};
export type EntryGroup = { label: string; entries: readonly Entry[] };

/** Lower case without accents, so that «excursion» matches «Excursión». */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries that contain every typed word; groups without matches are removed. */
export function narrow(groups: readonly EntryGroup[], typed: string): EntryGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const isMeant = ({ text, note }: Entry) =>
    words.every((word) => fold(`${text} ${note ?? ''}`).includes(word));
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter(isMeant) }))
    .filter(({ entries }) => entries.length > 0);
}
