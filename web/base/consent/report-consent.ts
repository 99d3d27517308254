import type { Consent } from './stored-consent.ts';

export type Choice = Pick<Consent, 'analytics' | 'marketing'>;
type Gtag = (
  command: 'consent',
  action: 'update',
  values: Record<string, 'granted' | 'denied'>,
) => void;

/** A tag may declare the global at any time, also as a function or property, which a setter would not detect; hence polling. */
const LOOK_EVERY_MS = 250;

/** The choice not yet reported to a tag. */
let waiting: Choice | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

const granted = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

function deliver(): boolean {
  const { gtag } = globalThis as { gtag?: Gtag };
  if (!waiting || typeof gtag !== 'function') return false;
  const { analytics, marketing } = waiting;
  waiting = undefined;
  clearInterval(timer);
  timer = undefined;
  gtag('consent', 'update', {
    analytics_storage: granted(analytics),
    ad_storage: granted(marketing),
    ad_user_data: granted(marketing),
    ad_personalization: granted(marketing),
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
  return true;
}

/** Reports the choice to an analytics tag, at once or when one appears. Functionality and security are always granted. */
export function reportConsent(choice: Choice): void {
  waiting = choice;
  if (!deliver()) timer ??= setInterval(deliver, LOOK_EVERY_MS);
}
