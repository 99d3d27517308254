import type { TransferVehicle } from '#contract/transfer-table.ts';

/** As many as one driver may take with a car's licence; from here on a group. */
const CAR_SEATS = 8;
const VIP_CODE = 'vip';

type Vehicle = Pick<TransferVehicle, 'code' | 'maxPassengers'>;

/** Which vehicles each way to travel has. */
export const SUITS = {
  private: ({ code, maxPassengers }: Vehicle) => maxPassengers <= CAR_SEATS && code !== VIP_CODE,
  groups: ({ maxPassengers }: Vehicle) => maxPassengers >= CAR_SEATS,
  vip: ({ code }: Vehicle) => code === VIP_CODE,
};
