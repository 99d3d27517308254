import type { ReadPeople } from '#contract/sales/reading.ts';

type Unit = {
  id: number;
  type: string;
  minAge: number;
  maxAge: number;
  paxCount: number;
};
export type SaleUnit = { unitId: number; quantity: number; ages: number[] };

const isFor = (unit: Unit, age: number) => unit.minAge <= age && age <= unit.maxAge;

/** The units of an option for people as a message counts them; undefined when a child fits none, or more than one without its age. */
export function unitsOfPeople(people: ReadPeople, units: readonly Unit[]): SaleUnit[] | undefined {
  const adult =
    units.find(({ type, paxCount }) => type === 'ADULT' && paxCount === 1) ??
    units.find(({ maxAge, paxCount }) => maxAge >= 18 && paxCount === 1);
  const minors = units.filter((unit) => unit !== adult && unit.paxCount <= 1 && unit.minAge < 18);
  const chosen: { unit: Unit; age: number | undefined }[] = [];
  const take = (unit: Unit | undefined, age?: number) => {
    if (unit) chosen.push({ unit, age });
    return unit !== undefined;
  };
  const byAge = (age: number) =>
    minors
      .filter((unit) => isFor(unit, age))
      .toSorted((one, other) => one.maxAge - one.minAge - (other.maxAge - other.minAge))[0] ??
    (adult && isFor(adult, age) ? adult : undefined);
  // A unit for all ages takes children, too.
  const anyone = adult?.minAge === 0 ? adult : undefined;
  const child = minors.find(({ type }) => type === 'CHILD') ?? anyone;
  const infant = units.find(({ type }) => type === 'INFANT');
  for (let n = 0; n < people.adults; n += 1) if (!take(adult)) return undefined;
  const small = people.children + people.infants;
  const ages = people.ages.length >= people.children ? people.ages : [];
  for (let n = 0; n < people.children; n += 1) {
    const age = ages[n];
    if (!take(age === undefined ? child : byAge(age), age)) return undefined;
  }
  for (let n = people.children; n < small; n += 1) {
    const age = ages[n];
    const unit =
      age === undefined ? (infant ?? minors.find((one) => one.minAge === 0) ?? anyone) : byAge(age);
    if (!take(unit, age)) return undefined;
  }
  const ids = [...new Set(chosen.map(({ unit }) => unit.id))];
  return ids.map((unitId) => {
    const of = chosen.filter(({ unit }) => unit.id === unitId);
    return { unitId, quantity: of.length, ages: of.flatMap(({ age }) => age ?? []) };
  });
}
