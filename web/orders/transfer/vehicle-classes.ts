import type { TransferVehicle } from '#contract/transfers/table.ts';

/** Passenger limit of a car licence; larger vehicles are for groups. */
const CAR_SEATS = 8;
const VIP_CODE = 'vip';

type Vehicle = Pick<TransferVehicle, 'code' | 'maxPassengers'>;

/** Vehicles of each way to travel. */
export const SUITS = {
  private: ({ code, maxPassengers }: Vehicle) => maxPassengers <= CAR_SEATS && code !== VIP_CODE,
  groups: ({ maxPassengers }: Vehicle) => maxPassengers >= CAR_SEATS,
  vip: ({ code }: Vehicle) => code === VIP_CODE,
};
