import { serverDate, serverNow } from '#base/clock/server-clock.ts';
import {
  hasPartnerCode,
  isPartnerSlug,
  PARTNER_DAYS,
  PARTNER_PARAMETER,
} from '#contract/money/partners.ts';
import { readConsent } from './stored-consent.ts';

/**
 * The partner by whose link (`?p=`) the visitor came: in session storage for this visit and, only with consent to marketing, in local storage
 * for 30 days. It goes out with a booking and nowhere else. The last link counts.
 */
export const PARTNER_KEY = 'partner';
const DAY_MS = 86_400_000;

type Arrival = { slug: string; at: string };
type Storages = 'localStorage' | 'sessionStorage';

/** Without storage it lasts as long as the page. */
let ofPage: Arrival | undefined;

function read(storage: Storages): Arrival | undefined {
  try {
    const { slug, at } = JSON.parse(window[storage].getItem(PARTNER_KEY) ?? '{}');
    return isPartnerSlug(String(slug)) && Date.parse(at) > serverNow() - PARTNER_DAYS * DAY_MS
      ? { slug, at }
      : undefined;
  } catch {
    return undefined;
  }
}

function write(storage: Storages, arrival: Arrival | undefined): void {
  try {
    if (arrival) window[storage].setItem(PARTNER_KEY, JSON.stringify(arrival));
    else window[storage].removeItem(PARTNER_KEY);
  } catch {
    // Full or forbidden.
  }
}

/** A partner's guests do not pay us where its link has a code: that counts for the visit alone. */
const store = (arrival: Arrival) =>
  write('localStorage', hasPartnerCode(arrival.slug) ? undefined : arrival);

const slugIn = (address: string) => {
  if (!URL.canParse(address)) return undefined;
  const { origin, searchParams } = new URL(address);
  const slug = searchParams.get(PARTNER_PARAMETER) ?? '';
  return origin === window.location.origin && isPartnerSlug(slug) ? slug : undefined;
};

/** Keeps the partner beyond this visit if the visitor agrees to marketing, and forgets it otherwise. */
export function keepPartner(isAllowed: boolean): void {
  const arrival = ofPage ?? read('sessionStorage');
  if (!isAllowed) write('localStorage', undefined);
  else if (arrival) store(arrival);
}

/** Notes the partner in the first of the addresses that names one. */
export function rememberPartner(addresses: readonly string[], isAllowed: boolean): void {
  const slug = addresses.map(slugIn).find((one) => one !== undefined);
  if (slug === undefined) return;
  ofPage = { slug, at: serverDate().toISOString() };
  write('sessionStorage', ofPage);
  if (isAllowed) store(ofPage);
}

/** The slug to send with a booking. */
export function partner(): string | undefined {
  const kept = readConsent()?.marketing ? read('localStorage') : undefined;
  const [last] = [ofPage, read('sessionStorage'), kept]
    .filter((one) => one !== undefined)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  return last?.slug;
}
