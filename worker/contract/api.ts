import type { CurrentUser } from './accounts/user.ts';
import type { TripAvailability } from './bookings/availability.ts';
import type { GuestBooking } from './bookings/guest-bookings.ts';
import type { BlogCard, BlogCategory, BlogPost } from './content/blog.ts';
import type { FaqAnswer, LegalText, Trail } from './content/documents.ts';
import type { HeroBanner, Testimonial } from './content/home.ts';
import type { OwnPage } from './content/own-pages.ts';
import type { GuestReview, ReviewList } from './content/reviews.ts';
import type { SearchAnswer } from './content/search.ts';
import type { SectionLists } from './content/sections.ts';
import type { ServicesOverview } from './content/services.ts';
import type { InLanguage } from './languages/in-language.ts';
import type { GuestMoney } from './money/payments.ts';
import type { GuestReceipts } from './money/receipts.ts';
import type { GiftVoucherOffer } from './money/vouchers.ts';
import type { Order } from './orders/orders.ts';
import type { Seo } from './pages/seo.ts';
import type { PublicSettings } from './pages/settings.ts';
import type { Page } from './paging.ts';
import type {
  DestinationCard,
  DestinationDetail,
  DestinationPin,
  DestinationTag,
  NamedTag,
} from './places/destinations.ts';
import type { TransferBooking } from './transfers/booking/booking.ts';
import type { PersonCheck } from './transfers/person-check.ts';
import type { Quote } from './transfers/request.ts';
import type {
  PriceTable,
  TransferPlace,
  TransferVehicle,
  TransferZone,
  TransferZoneDetail,
} from './transfers/table.ts';
import type { TransferRules } from './transfers/transfers.ts';
import type { TripFacets } from './trips/trip-facets.ts';
import type { NearDays, TripCard, TripDetail, TripType } from './trips/trips.ts';

/** The response type of each GET of the public API. Each route responds by `answer`, which compiles for this type only. */
export type Api = {
  '/api/user': CurrentUser;
  '/api/site': PublicSettings;
  '/api/hero-banners/active': HeroBanner[];
  '/api/trip-types': TripType[];
  '/api/trips/popular': TripCard[];
  '/api/trips': Page<TripCard>;
  '/api/trips/chosen': TripCard[];
  '/api/trips/facets': TripFacets;
  '/api/trips/days': NearDays;
  '/api/trips/:id': TripDetail;
  '/api/trips/:id/availability': TripAvailability;
  '/api/bookings/:reference': GuestBooking;
  '/api/orders/:reference': Order;
  '/api/gift-vouchers': GiftVoucherOffer;
  '/api/bookings/:reference/money': GuestMoney;
  '/api/bookings/:reference/receipts': GuestReceipts;
  '/api/destinations/popular': DestinationCard[];
  '/api/destinations': Page<DestinationCard>;
  '/api/destinations/tags': DestinationTag[];
  '/api/destinations/pins': DestinationPin[];
  '/api/destinations/:id': DestinationDetail;
  '/api/testimonials': Testimonial[];
  '/api/reviews': ReviewList;
  '/api/reviews/:reference': GuestReview;
  '/api/trail': Trail;
  '/api/blog/categories': BlogCategory[];
  '/api/blog/posts': Page<BlogCard>;
  '/api/blog/posts/:slug': BlogPost;
  '/api/pages/:slug': OwnPage;
  '/api/seo/:page': Seo;
  '/api/search': SearchAnswer;
  '/api/transfers/places': TransferPlace[];
  '/api/transfers/zones': TransferZone[];
  '/api/transfers/zones/:slug': TransferZoneDetail;
  '/api/transfers/vehicles': TransferVehicle[];
  '/api/transfers/prices': PriceTable;
  '/api/transfers/rules': TransferRules;
  '/api/transfers/person-check': PersonCheck;
  '/api/transfers/quote': Quote;
  '/api/transfers/requests/:reference': TransferBooking;
  '/api/transfers/requests/:reference/money': GuestMoney;
  '/api/transfers/requests/:reference/receipts': GuestReceipts;
  '/api/services': ServicesOverview;
  '/api/sections/:page': SectionLists;
  '/api/legal/:document': LegalText;
  '/api/legal/privacy/edition': { edition: string };
  '/api/faq': FaqAnswer[];
};

/** The same where one language is asked (`?lang=`). */
export type ApiInLanguage = Named & {
  [P in Exclude<keyof Api, keyof Named>]: InLanguage<Api[P]>;
};
type Named = { '/api/destinations/tags': NamedTag[] };
