export const CONSENT_KEY = 'cookie-consent';
export type Consent = { essential: true; analytics: boolean; marketing: boolean; at: string };

export function readConsent(): Consent | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return typeof value === 'object' &&
      value !== null &&
      'analytics' in value &&
      'marketing' in value &&
      'at' in value
      ? (value as Consent)
      : undefined;
  } catch {
    return undefined; // Storage is disabled or contains other data.
  }
}
