import type { TripPlanRow } from '#contract/bookings/plans.ts';
import type { ResourceRow } from '#contract/bookings/resources.ts';
import type { BlogCategoryRow, BlogPostRow } from '#contract/content/blog.ts';
import { type EntityWith, entitiesWith } from '#contract/entities.ts';
import type { Input } from '#contract/inputs.ts';
import type { CodeRow } from '#contract/money/codes.ts';
import type { ImageRow } from '#contract/pictures/images.ts';
import type { DestinationInput } from '#contract/places/destinations.ts';
import type { PlaceInput } from '#contract/transfers/transfers.ts';
import type { Unplaced } from '../editor/unplaced.ts';
import { type ListSearch, type ResourceApi, resourceApi } from './resource-api.ts';

type Edited = EntityWith<'model'>;
/** Rows of lists that carry more than what is edited, and inputs that begin without a position. */
type Own = {
  'trip-options': ResourceApi<Input<'trip-options'>, TripPlanRow>;
  'blog-posts': ResourceApi<Input<'blog-posts'>, BlogPostRow>;
  'blog-categories': ResourceApi<Input<'blog-categories'>, BlogCategoryRow>;
  resources: ResourceApi<Input<'resources'>, ResourceRow>;
  codes: ResourceApi<Input<'codes'>, CodeRow>;
  images: ResourceApi<Input<'images'>, ImageRow>;
  redirects: ResourceApi<Input<'redirects'>, Input<'redirects'> & { hits: number; status: number }>;
  destinations: ResourceApi<Unplaced<DestinationInput>, DestinationInput>;
  'transfer-places': ResourceApi<Unplaced<PlaceInput>, PlaceInput>;
};
type Apis = { [N in Edited]: N extends keyof Own ? Own[N] : ResourceApi<Input<N>> };

/** The administration's API of every edited entity. Here and not in the features, because editors select rows of other resources. */
export const APIS = Object.fromEntries(
  entitiesWith('model').map(({ name, path }) => [name, resourceApi(path)]),
) as object as Apis;

/** For choosing one. */
export const activePartnersApi = {
  ...APIS.partners,
  list: (search: ListSearch = {}) => APIS.partners.list({ ...search, status: 'active' }),
};
export const netPartnersApi = {
  ...APIS.partners,
  list: (search: ListSearch = {}) => APIS.partners.list({ ...search, status: 'net' }),
};
