import { useSyncExternalStore } from 'react';

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

let isOpen: boolean | undefined;
const listeners = new Set<() => void>();

function set(open: boolean) {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Shows the banner again, from the footer's link. */
export const openConsent = () => set(true);
/** Hides it without storing anything. */
export const hideConsent = () => set(false);

const isAsked = (months: number) => {
  const consent = readConsent();
  if (!consent) return true;
  const until = new Date(consent.at);
  until.setMonth(until.getMonth() + months);
  return Number.isNaN(until.getTime()) || until.getTime() < Date.now();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Open when nothing is stored, or what is stored is older than `months`. Never on the server. */
export const useConsentOpen = (months: number) =>
  useSyncExternalStore(
    subscribe,
    () => {
      isOpen ??= isAsked(months);
      return isOpen;
    },
    () => false,
  );
