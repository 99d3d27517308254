import type { GuideInput } from '#contract/bookings/firm-calendar.ts';
import type { TripPlanInput, TripPlanRow } from '#contract/bookings/plans.ts';
import type {
  BlogCategoryInput,
  BlogCategoryRow,
  BlogPostInput,
  BlogPostRow,
} from '#contract/content/blog.ts';
import type { HeroBannerInput, TestimonialInput } from '#contract/content/home.ts';
import type { PartnerInput } from '#contract/money/partners.ts';
import type { SeoInput } from '#contract/pages/seo.ts';
import type { DestinationInput } from '#contract/places/destinations.ts';
import type { DriverInput } from '#contract/transfers/admin/admin-input.ts';
import type { PlaceInput, VehicleInput, ZoneInput } from '#contract/transfers/transfers.ts';
import type { TripInput, TripTypeInput } from '#contract/trips/trips.ts';
import type { Unplaced } from '../editor/unplaced.ts';
import { type ListSearch, resourceApi } from './resource-api.ts';

export const partnersApi = resourceApi<PartnerInput>('/partners');
/** For choosing one. */
export const activePartnersApi = {
  ...partnersApi,
  list: (search: ListSearch = {}) => partnersApi.list({ ...search, status: 'active' }),
};
export const netPartnersApi = {
  ...partnersApi,
  list: (search: ListSearch = {}) => partnersApi.list({ ...search, status: 'net' }),
};
export const guidesApi = resourceApi<GuideInput>('/guides');
export const driversApi = resourceApi<DriverInput>('/transfers/drivers');

// Shared here and not in the features, because editors select rows of other resources.
export const tripsApi = resourceApi<TripInput>('/trips');
export const tripOptionsApi = resourceApi<TripPlanInput, TripPlanRow>('/trips/options');
export const tripTypesApi = resourceApi<TripTypeInput>('/trip-types');
export const destinationsApi = resourceApi<Unplaced<DestinationInput>, DestinationInput>(
  '/destinations',
);
export const heroBannersApi = resourceApi<HeroBannerInput>('/hero-banners');
export const testimonialsApi = resourceApi<TestimonialInput>('/testimonials');
export const blogPostsApi = resourceApi<BlogPostInput, BlogPostRow>('/blog/posts');
export const blogCategoriesApi = resourceApi<BlogCategoryInput, BlogCategoryRow>(
  '/blog/categories',
);
export const seoApi = resourceApi<SeoInput>('/seo');
export const zonesApi = resourceApi<ZoneInput>('/transfers/zones');
export const placesApi = resourceApi<Unplaced<PlaceInput>, PlaceInput>('/transfers/places');
export const vehiclesApi = resourceApi<VehicleInput>('/transfers/vehicles');
