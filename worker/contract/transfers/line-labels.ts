import type { ADMIN_LINE_CODES } from './admin/admin-input.ts';

type LineCode = (typeof ADMIN_LINE_CODES)[number];

/** Names of the lines of a transfer's price, and of its extras: keys of the namespace `airport-transfers`. */
export const LINE_LABELS = {
  outbound: 'line.outbound',
  return: 'line.return',
  night: 'line.night',
  holiday: 'line.holiday',
  'child-seat': 'line.child_seat',
  booster: 'line.booster',
  'bulky-luggage': 'line.bulky',
  pet: 'line.pet',
  'extra-stop': 'line.stop',
  'meet-and-greet': 'line.meet',
  wheelchair: 'line.wheelchair',
  'extra-waiting': 'line.waiting',
  discount: 'line.discount',
  adjustment: 'line.adjustment',
} as const satisfies Record<LineCode, string>;

export const isLineCode = (code: string): code is LineCode => Object.hasOwn(LINE_LABELS, code);
