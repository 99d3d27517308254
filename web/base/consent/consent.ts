import { useEffect, useMemo } from 'react';
import { serverNow } from '#base/clock/server-clock.ts';
import { createStore } from '#base/state/store.ts';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { reportConsent } from './report-consent.ts';
import { type Consent, readConsent } from './stored-consent.ts';

/** Undefined until the banner is opened or closed. */
const open = createStore<boolean | undefined>(undefined);

/** Shows the banner again, from the footer's link. */
export const openConsent = () => open.set(true);
/** Hides it without storing anything. */
export const hideConsent = () => open.set(false);

/** The stored choice, until it expires. */
function validConsent(months: number): Consent | undefined {
  const consent = readConsent();
  if (!consent) return undefined;
  const until = new Date(consent.at);
  until.setMonth(until.getMonth() + months);
  return until.getTime() >= serverNow() ? consent : undefined;
}

/** Taken before the router tidies the address. A link that was followed before the scripts ran has left its page in the referrer. */
const arrivals = typeof window === 'undefined' ? [] : [window.location.href, document.referrer];

let isReported = false;

/** Reports an earlier visit's choice to analytics, and notes the partner whose link was followed, once per page load. */
function reportStored(months: number): void {
  if (isReported) return;
  isReported = true;
  const consent = validConsent(months);
  if (consent) reportConsent(consent);
  if (arrivals.some((address) => /[?&]p=/.test(address)))
    void import('./partner.ts')
      .then(({ rememberPartner }) => rememberPartner(arrivals, consent?.marketing ?? false))
      .catch(() => {});
}

/** Open if nothing is stored or the choice is older than `months`. Never on the server. */
export function useConsentOpen(months: number): boolean {
  const isHydrated = useHydrated();
  const isOpenedByUser = open.useValue();
  const isDue = useMemo(
    () => isHydrated && validConsent(months) === undefined,
    [isHydrated, months],
  );
  useEffect(() => reportStored(months), [months]);
  return isOpenedByUser ?? isDue;
}
