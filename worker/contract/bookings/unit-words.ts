/** Keys of `common` for one and for several people of the kinds that options name; options keep the plural alone. */
const UNIT_WORDS = [
  { one: 'unit.one.adult', many: 'unit.many.adult' },
  { one: 'unit.one.child', many: 'unit.many.child' },
  { one: 'unit.one.infant', many: 'unit.many.infant' },
  { one: 'unit.one.youth', many: 'unit.many.youth' },
  { one: 'unit.one.senior', many: 'unit.many.senior' },
  { one: 'unit.one.student', many: 'unit.many.student' },
  { one: 'unit.one.rider', many: 'unit.many.rider' },
  { one: 'unit.one.walker', many: 'unit.many.walker' },
  { one: 'unit.one.cyclist', many: 'unit.many.cyclist' },
  { one: 'unit.one.person', many: 'unit.many.person' },
  { one: 'unit.one.on_board', many: 'unit.many.on_board' },
] as const;
type UnitKey = (typeof UNIT_WORDS)[number]['one' | 'many'];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** `1 child`, `2 adults`; `2 × Kayak` of a unit that has another name than these. */
export function countedUnit(
  name: string,
  count: number,
  text: (key: UnitKey, values: { count: number }) => string,
): string {
  const words = UNIT_WORDS.find(({ many }) => isSame(text(many, { count }), `${count} ${name}`));
  return words ? text(count === 1 ? words.one : words.many, { count }) : `${count} × ${name}`;
}
