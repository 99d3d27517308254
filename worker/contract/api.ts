import type { BlogCard, BlogCategory, BlogPost } from './blog.ts';
import type { DestinationCard, DestinationDetail } from './destinations.ts';
import type { HeroBanner, Testimonial } from './home.ts';
import type { Page } from './paging.ts';
import type { Seo } from './seo.ts';
import type { Settings } from './settings.ts';
import type { TripCard, TripDetail, TripType } from './trips.ts';
import type { CurrentUser } from './user.ts';

/** What each GET of the public API answers. `worker/client.ts` holds the routes to it at compile time. */
export type Api = {
  '/api/user': CurrentUser;
  '/api/site': Settings;
  '/api/hero-banners/active': HeroBanner[];
  '/api/trip-types': TripType[];
  '/api/trips/popular': TripCard[];
  '/api/trips': Page<TripCard>;
  '/api/trips/:id': TripDetail;
  '/api/destinations/popular': DestinationCard[];
  '/api/destinations': Page<DestinationCard>;
  '/api/destinations/:id': DestinationDetail;
  '/api/testimonials': Testimonial[];
  '/api/blog/categories': BlogCategory[];
  '/api/blog/posts': Page<BlogCard>;
  '/api/blog/posts/:slug': BlogPost;
  '/api/seo/:page': Seo;
};
