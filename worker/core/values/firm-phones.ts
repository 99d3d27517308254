import { phoneNumber } from './phone-number.ts';

export const FIRM_PHONES = ['phone', 'whatsapp'] as const;

const E164 = /^\+[1-9]\d{6,14}$/;

/** The firm's number in E.164, so that links can dial it; parsed in the site's country. Undefined for an invalid number. */
export const firmPhone = (written: string): string | undefined =>
  written === '' || E164.test(written) ? written : phoneNumber(written, { language: 'es' });
