import { phoneNumber } from './phone-number.ts';

export const FIRM_PHONES = ['phone', 'whatsapp'] as const;

const E164 = /^\+[1-9]\d{6,14}$/;

/** The firm's number in E.164, so that every link made of it can be dialled; read in the country of the site. Undefined for what is none. */
export const firmPhone = (written: string): string | undefined =>
  written === '' || E164.test(written) ? written : phoneNumber(written, { language: 'es' });
