import { serverDate } from '#base/clock/server-clock.ts';
import { hideConsent } from './consent.ts';
import { keepPartner } from './partner.ts';
import { type Choice, reportConsent } from './report-consent.ts';
import { CONSENT_KEY, type Consent } from './stored-consent.ts';

export function storeConsent(choice: Choice): void {
  const consent: Consent = {
    essential: true,
    analytics: choice.analytics,
    marketing: choice.marketing,
    at: serverDate().toISOString(),
  };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // No storage: the choice lasts for this page load.
  }
  keepPartner(choice.marketing);
  reportConsent(consent);
  hideConsent();
}
