import type { TransferRules } from '#contract/transfers/transfers.ts';

/** The demo's rules. */
export const transferRules: TransferRules = {
  night: { from: '22:00', to: '06:00', percent: 20, lateFlightGraceMinutes: 60 },
  holiday: { dates: ['01-01', '01-06', '06-24', '12-25', '12-26'], percent: 20 },
  extras: [
    { code: 'child-seat', cents: 0, max: 4 },
    { code: 'booster', cents: 0, max: 4 },
    { code: 'bulky-luggage', cents: 1000, max: 4 },
    { code: 'pet', cents: 800, max: 2 },
    { code: 'extra-stop', cents: 1000, max: 3 },
    { code: 'meet-and-greet', cents: 0, max: 1 },
    { code: 'wheelchair', cents: 0, max: 1 },
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
  cancellation: [
    { hoursBefore: 24, feePercent: 0 },
    { hoursBefore: 12, feePercent: 50 },
    { hoursBefore: 0, feePercent: 100 },
  ],
  maxPassengers: 16,
};
