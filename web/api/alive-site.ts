import { apiQuery } from './api-query.ts';
import { aliveFrom } from './state-cut.ts';

/** For pages on which nothing but markup shows the firm's address, numbers, hours and papers. */
export const aliveSite = aliveFrom(apiQuery('/api/site'), ({ siteName, whatsapp, consentMonths }) => ({
  siteName,
  whatsapp,
  consentMonths,
}));
