import * as v from 'valibot';
import { OptionUseInput, ResourceInput } from '#contract/bookings/resources.schema.ts';
import type { resources as Resources, tripOptionUses as Uses } from '#core/db/schema.ts';
import { load } from '#core/db/seed/load.ts';
import type { OptionRows } from './seed-options.ts';

const { resourceId: _resource, ...Use } = OptionUseInput.entries;
const { outOfService: _days, ...Resource } = ResourceInput.entries;
const File = v.array(
  v.object({ ...Resource, uses: v.array(v.object({ ...Use, trip: v.string() })) }),
);

/** Demo boats, equipment and people, in the order of the file, with the trips whose first option uses them. */
export function seedResources({ options }: OptionRows, tripSlugs: readonly string[]) {
  const resources: (typeof Resources.$inferInsert & { id: number })[] = [];
  const uses: (typeof Uses.$inferInsert)[] = [];
  for (const [position, { uses: own, ...resource }] of load('resources.json', File).entries()) {
    const resourceId = position + 1;
    resources.push({ id: resourceId, ...resource, isDemo: true });
    for (const { trip, ...use } of own) {
      const option = options.find(({ tripId }) => tripSlugs[tripId - 1] === trip);
      if (!option) throw new Error(`resources.json: there is no trip ${trip}.`);
      uses.push({ optionId: option.id, resourceId, ...use });
    }
  }
  return { resources, uses };
}
