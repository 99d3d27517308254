type Leg = 'outbound' | 'return';

/** What keeps a van or a driver from a journey. `journey` and `departure` are what it is busy with. */
export type Hindrance =
  | { kind: 'journey'; reference: string; leg: Leg; startsAt: string; endsAt: string }
  | { kind: 'departure'; trip: string; date: string; time: string }
  | { kind: 'out_of_service' };
export type VanChoice = {
  id: number;
  name: string;
  plate: string;
  isFree: boolean;
  hindrances: Hindrance[];
};
export type DriverChoice = Omit<VanChoice, 'plate'>;
/** Who and what could make a journey. Without vans the vehicle class draws on none. */
export type LegChoices = {
  leg: Leg;
  /** UTC; the journey with the way there and back. */
  busyFrom: string;
  busyTo: string;
  vans: VanChoice[];
  drivers: DriverChoice[];
};

export type BoundVan = { id: number; name: string; plate: string };
/** A confirmed journey without a van, or with one that is not there or needed twice. `freeVans` would solve it. */
export type TransferClash = {
  reference: string;
  leg: Leg;
  date: string;
  time: string;
  contactName: string | null;
  from: string;
  to: string;
  van: BoundVan | null;
  reason: 'no_van' | 'out_of_service' | 'too_few';
  freeVans: BoundVan[];
};
