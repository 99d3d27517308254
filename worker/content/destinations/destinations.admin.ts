import { eq, sql } from 'drizzle-orm';
import { DestinationInput } from '#contract/places/destinations.schema.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { destinations, transferZones } from '#core/db/schema.ts';
import { noStepUp } from '#core/step-up/step-up.ts';

export const destinationAdminRoutes = crudRoutes({
  entity: 'destinations',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a destination', many: 'destinations' },
  table: destinations,
  input: DestinationInput,
  toRow: (row) => row,
  list: {
    name: destinations.name,
    slug: destinations.slug,
    image: destinations.image,
    region: destinations.region,
    kind: destinations.kind,
    isPopular: destinations.isPopular,
    status: destinations.status,
    sourceLanguage: destinations.sourceLanguage,
    translations: destinations.translations,
    translationState: destinations.translationState,
  },
  searched: [destinations.name, destinations.slug, destinations.tags, destinations.translations],
  sorts: { name: destinations.name, updated: destinations.updatedAt },
  states: {
    draft: () => eq(destinations.status, 'draft'),
    published: () => eq(destinations.status, 'published'),
  },
  filters: {
    region: (value) => sql`${destinations.region} = ${value}`,
    kind: (value) => sql`${destinations.kind} = ${value}`,
  },
  publish: { on: { status: 'published' }, off: { status: 'draft' } },
  references: [
    {
      path: 'transferZoneId',
      table: transferZones,
      ids: ({ transferZoneId }) => (transferZoneId === null ? [] : [transferZoneId]),
    },
  ],
  draftDefaults: { latitude: () => 0, longitude: () => 0 },
  publicPath: ({ id, slug }) => `/destinations/${id}-${slug}`,
  copy: (destination, n) => ({
    ...destination,
    slug: `${destination.slug}-${n}`,
    status: 'draft' as const,
  }),
});
