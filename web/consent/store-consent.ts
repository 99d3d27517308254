import { CONSENT_KEY, type Consent, hideConsent } from './consent.ts';

type Choice = Pick<Consent, 'analytics' | 'marketing'>;
type Gtag = (command: 'consent', action: 'update', values: Record<string, 'granted' | 'denied'>) => void;

/** Tells an analytics tag, where there is one, what was chosen; functionality and security are always granted. */
function tellAnalytics({ analytics, marketing }: Choice): void {
  const gtag = (window as { gtag?: Gtag }).gtag;
  const granted = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  gtag?.('consent', 'update', {
    analytics_storage: granted(analytics),
    ad_storage: granted(marketing),
    ad_user_data: granted(marketing),
    ad_personalization: granted(marketing),
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
}

export function storeConsent(choice: Choice): void {
  const consent: Consent = { essential: true, analytics: choice.analytics, marketing: choice.marketing, at: new Date().toISOString() };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch {
    // Nothing to keep it in: the choice holds for this page.
  }
  tellAnalytics(consent);
  hideConsent();
}
