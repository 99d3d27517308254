import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { StateLabel } from '#admin/frame/state-labels.ts';
import type { SaleField } from '#contract/sales/anchors.ts';
import type { SaleKind } from '#contract/sales/reading.ts';
import type { SaleFault, SaleResult, SaleState } from '#contract/sales/sales.ts';

export const FAULT_LABELS: Record<SaleFault, AdminKey> = {
  untrusted: 'sales.fault.untrusted',
  layout: 'sales.fault.layout',
  kind: 'sales.fault.kind',
  reference: 'sales.fault.reference',
  trip: 'sales.fault.trip',
  option: 'sales.fault.option',
  day: 'sales.fault.day',
  time: 'sales.fault.time',
  people: 'sales.fault.people',
  net: 'sales.fault.net',
  past: 'sales.fault.past',
  full: 'sales.fault.full',
  closed: 'sales.fault.closed',
  not_found: 'sales.fault.not_found',
  differs: 'sales.fault.differs',
  older: 'sales.fault.older',
  over: 'sales.fault.over',
  too_large: 'sales.fault.too_large',
  refused: 'sales.fault.refused',
  free_text: 'sales.fault.free_text',
};
export const KIND_LABELS: Record<SaleKind, StateLabel> = {
  new: { label: 'sales.kind.new', tone: 'good' },
  changed: { label: 'sales.kind.changed', tone: 'good' },
  cancelled: { label: 'sales.kind.cancelled', tone: 'over' },
  question: { label: 'sales.kind.question', tone: 'good' },
};
export const RESULT_LABELS: Record<SaleResult, AdminKey> = {
  booked: 'sales.result.booked',
  changed: 'sales.result.changed',
  cancelled: 'sales.result.cancelled',
  repeated: 'sales.result.repeated',
  answered: 'sales.result.answered',
};
export const STATE_LABELS: Record<SaleState, AdminKey> = {
  open: 'sales.state.open',
  done: 'sales.state.done',
  dismissed: 'sales.state.dismissed',
};
/** In the order of the buttons by which parts are marked. */
export const PART_LABELS: Record<SaleField, AdminKey> = {
  reference: 'sales.part.reference',
  trip: 'sales.part.trip',
  option: 'sales.part.option',
  day: 'sales.part.day',
  time: 'sales.part.time',
  people: 'sales.part.people',
  adults: 'sales.part.adults',
  children: 'sales.part.children',
  infants: 'sales.part.infants',
  name: 'sales.part.name',
  phone: 'sales.part.phone',
  email: 'sales.part.email',
  net: 'sales.part.net',
  notes: 'sales.part.notes',
};
