import { useMemo } from 'react';
import { createStore } from '#ui/store.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

export const CONSENT_KEY = 'cookie-consent';
export type Consent = { essential: true; analytics: boolean; marketing: boolean; at: string };

export function readConsent(): Consent | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return typeof value === 'object' && value !== null && 'analytics' in value && 'marketing' in value && 'at' in value
      ? (value as Consent)
      : undefined;
  } catch {
    return undefined; // Storage is switched off, or holds something else.
  }
}

/** Undefined until somebody has opened or closed it. */
const open = createStore<boolean | undefined>(undefined);

/** Shows the banner again, from the footer's link. */
export const openConsent = () => open.set(true);
/** Hides it without storing anything. */
export const hideConsent = () => open.set(false);

const isAsked = (months: number) => {
  const consent = readConsent();
  if (!consent) return true;
  const until = new Date(consent.at);
  until.setMonth(until.getMonth() + months);
  return Number.isNaN(until.getTime()) || until.getTime() < Date.now();
};

/** Open when nothing is stored, or what is stored is older than `months`. Never on the server. */
export function useConsentOpen(months: number): boolean {
  const isHydrated = useHydrated();
  const isWished = open.useValue();
  const isDue = useMemo(() => isHydrated && isAsked(months), [isHydrated, months]);
  return isWished ?? isDue;
}
