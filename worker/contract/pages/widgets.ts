import type { Language } from '../languages/language.ts';

/** What a page of another site can show in a frame. */
export const WIDGETS = ['trips', 'trip', 'transfer', 'gift-voucher'] as const;
export type Widget = (typeof WIDGETS)[number];

/** The frame's address in a language, with the link of a partner whose sale it is. `trip` is the number of one. */
export function widgetPath(
  widget: Widget,
  { language, partner, trip }: { language: Language; partner?: string; trip?: number },
): string {
  const page = widget === 'trip' ? `trips/${trip ?? ''}` : widget;
  return `/${language}/widget/${page}${partner ? `?partner=${partner}` : ''}`;
}

/** A host as the owner lists it (`hotel.example`, `*.hotel.example`, `http://localhost:8080`) as a source of a policy. */
export const HOST =
  /^(?:https?:\/\/)?(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;
const sourceOf = (host: string) => (host.includes('://') ? host : `https://${host}`);

/** Who may frame a widget: the listed hosts, or nobody. */
export const frameAncestors = (hosts: readonly string[]): string =>
  hosts.length === 0 ? "'none'" : hosts.map(sourceOf).join(' ');
