import type * as octo from '@octocloud/types';
import type { WithNeeds } from './octo-needs.ts';

// The standard's own types, by which the compiler checks our answers. Its enums are words here, so that nothing of the package runs.
type Words<T> = T extends readonly (infer E)[]
  ? Words<E>[]
  : T extends string
    ? string extends T
      ? T
      : `${T}`
    : T extends object
      ? { [K in keyof T]: Words<T[K]> }
      : T;

export type Availability = Words<octo.Availability> & WithNeeds['availability'];
export type AvailabilityCalendar = Words<octo.AvailabilityCalendar>;
export type Booking = Omit<Words<octo.Booking>, 'unitItems'> & {
  unitItems: UnitItem[];
} & WithNeeds['booking'];
export type Capability = Words<octo.Capability>;
export type Contact = Words<octo.Contact>;
export type Feature = Words<octo.Feature>;
export type Option = Omit<Words<octo.Option>, 'units'> & { units: Unit[] } & WithNeeds['option'];
export type Pricing = Words<octo.Pricing>;
export type Product = Omit<Words<octo.Product>, 'options'> & {
  options: Option[];
} & WithNeeds['product'];
export type Supplier = Words<octo.Supplier>;
export type Ticket = Words<octo.Ticket>;
export type Unit = Words<octo.Unit> & WithNeeds['unit'];
export type UnitItem = Words<octo.UnitItem> & WithNeeds['unitItem'];
