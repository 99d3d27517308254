import type { TransferRules } from '#contract/transfers/transfers.ts';

/** Rules of transfers with free seats for children. */
export const transferRules: TransferRules = {
  night: { from: '22:00', to: '06:00', percent: 20, lateFlightGraceMinutes: 60 },
  holiday: { dates: [], percent: 20 },
  extras: [
    { code: 'child-seat', cents: 0, max: 4 },
    { code: 'booster', cents: 0, max: 4 },
  ],
  waiting: {
    airportMinutes: 60,
    portMinutes: 30,
    otherMinutes: 15,
    extraQuarterCents: 600,
    maxExtraQuarters: 8,
  },
  minimumNoticeMinutes: 120,
  hours: null,
  cancellation: [],
  maxPassengers: 16,
};
