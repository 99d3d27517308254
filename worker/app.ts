import { blogRoutes } from '#content/blog/blog.routes.ts';
import { contactRoutes } from '#content/contact/contact.routes.ts';
import { destinationRoutes } from '#content/destinations/destinations.routes.ts';
import { homeRoutes } from '#content/home/home.routes.ts';
import { legalRoutes } from '#content/legal/legal.routes.ts';
import { newsletterRoutes } from '#content/newsletter/newsletter.routes.ts';
import { ownPageRoutes } from '#content/pages/own-pages.routes.ts';
import { searchRoutes } from '#content/search/search.routes.ts';
import { seoRoutes } from '#content/seo/seo.routes.ts';
import { serviceRoutes } from '#content/services/services.routes.ts';
import { trailRoutes } from '#content/trail/trail.routes.ts';
import { transferRoutes } from '#content/transfers/transfers.routes.ts';
import { tripRoutes } from '#content/trips/trips.routes.ts';
import { accountRoutes } from '#core/auth/accounts/account.routes.ts';
import { authRoutes } from '#core/auth/auth.routes.ts';
import { invalidateAfterWrites } from '#core/cache/invalidate.ts';
import { withDatabase } from '#core/http/database.ts';
import { healthRoutes } from '#core/http/health.routes.ts';
import { sameOriginWrites } from '#core/http/origin.ts';
import { ApiError, answerError } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { imageRoutes } from '#core/images/images.routes.ts';
import { deliverAfterWrites } from '#core/mail/deliver-after-writes.ts';
import { localeRoutes } from '#core/text/strings/locales.routes.ts';
import { codeRoutes } from '#money/codes/codes.routes.ts';
import { receiptRoutes } from '#money/receipts/receipts.routes.ts';
import { basketRoutes } from '#orders/basket/basket.routes.ts';
import { changeBookingRoutes } from '#orders/bookings/guest/change.routes.ts';
import { makeBookingRoutes } from '#orders/bookings/guest/make.routes.ts';
import { manageBookingRoutes } from '#orders/bookings/guest/manage.routes.ts';
import { bookingNeedsRoutes } from '#orders/bookings/guest/needs.routes.ts';
import { offerRoutes } from '#orders/bookings/guest/offer.routes.ts';
import { waitingRoutes } from '#orders/bookings/waiting/waiting.routes.ts';
import { contactCorrectionRoutes } from '#orders/contact/contact.routes.ts';
import { crewReportRoutes } from '#orders/crew/crew.routes.ts';
import { availabilityRoutes } from '#orders/departures/availability.routes.ts';
import { findRoutes } from '#orders/find/find.routes.ts';
import { giftVoucherRoutes } from '#orders/order/kinds/voucher/gift-vouchers.routes.ts';
import { orderRoutes } from '#orders/order/orders.routes.ts';
import { guestReceiptRoutes } from '#orders/paying/guest-receipts.routes.ts';
import { payAfterWrites } from '#orders/paying/online/pay-after-writes.ts';
import { paymentRoutes } from '#orders/paying/payments.routes.ts';
import { voucherRoutes } from '#orders/paying/vouchers/vouchers.routes.ts';
import { bookingRoutes } from '#orders/transfers/booking/booking.routes.ts';
import { transferOfferRoutes } from '#orders/transfers/booking/offer.routes.ts';
import { quoteRoutes } from '#orders/transfers/prices/quote.routes.ts';
import { transferRequestRoutes } from '#orders/transfers/request/request.routes.ts';
import { tripRequestRoutes } from '#orders/trip-requests/trip-request.routes.ts';
import { adminApi } from '#site/admin-app.ts';
import { openApiRoutes } from '#site/openapi/openapi.routes.ts';
import { visitRoutes } from '#site/performance/visits.routes.ts';
import { sectionRoutes } from '#site/settings/sections.routes.ts';
import { settingsRoutes } from '#site/settings/settings.routes.ts';

/** Mounts every public feature of the API. */
export const features = router();

features.route('/', healthRoutes);
features.route('/', authRoutes);
features.route('/', homeRoutes);
features.route('/', tripRoutes);
features.route('/', availabilityRoutes);
features.route('/', makeBookingRoutes);
features.route('/', manageBookingRoutes);
features.route('/', bookingNeedsRoutes);
features.route('/', offerRoutes);
features.route('/', changeBookingRoutes);
features.route('/', contactCorrectionRoutes);
features.route('/', waitingRoutes);
features.route('/', codeRoutes);
features.route('/', voucherRoutes);
features.route('/', tripRequestRoutes);
features.route('/', transferRoutes);
features.route('/', quoteRoutes);
features.route('/', transferRequestRoutes);
features.route('/', bookingRoutes);
features.route('/', transferOfferRoutes);
features.route('/', findRoutes);
features.route('/', orderRoutes);
features.route('/', giftVoucherRoutes);
features.route('/', basketRoutes);
features.route('/', destinationRoutes);
features.route('/', blogRoutes);
features.route('/', ownPageRoutes);
features.route('/', seoRoutes);
features.route('/', searchRoutes);
features.route('/', serviceRoutes);
features.route('/', legalRoutes);
features.route('/', settingsRoutes);
features.route('/', sectionRoutes);
features.route('/', newsletterRoutes);
features.route('/', contactRoutes);
features.route('/', trailRoutes);
features.route('/', imageRoutes);
features.route('/', visitRoutes);
features.route('/', paymentRoutes);
features.route('/', guestReceiptRoutes);
features.route('/', receiptRoutes);
features.route('/', crewReportRoutes);

export const api = router();

api.use(withDatabase);
api.use(deliverAfterWrites);
api.use(payAfterWrites);
// Only writes of the administration change content.
api.use('/admin/*', invalidateAfterWrites);
api.use(sameOriginWrites);
// Limited here and not in the features: pages that search or quote while rendering consume no tokens.
api.use('/search', rateLimit('QUERY_LIMIT'));
api.on('GET', '/transfers/quote', rateLimit('QUERY_LIMIT'));
// Mounted outside `features`, which page rendering calls without a session.
api.route('/admin', adminApi);
api.route('/account', accountRoutes);
api.route('/', features);
api.route('/', openApiRoutes(api));
api.all('*', () => {
  throw new ApiError(404, 'problem.nothing_here');
});
api.onError(answerError);

export const locales = router();

locales.route('/', localeRoutes);
locales.all('*', () => {
  throw new ApiError(404, 'problem.no_locale');
});
locales.onError(answerError);
