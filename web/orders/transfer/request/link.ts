import { linkOptions } from '@tanstack/react-router';

/** The request form with pick-up, drop-off and time filled in; names may have any spelling. */
export const requestLink = (to?: string, from?: string, time?: string) =>
  linkOptions({ to: '/airport-transfers/request', search: { from, to, 'outbound.time': time } });
