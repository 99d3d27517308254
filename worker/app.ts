import { accountRoutes } from '#auth/account.routes.ts';
import { authRoutes } from '#auth/auth.routes.ts';
import { makeBookingRoutes } from '#bookings/guest/make.routes.ts';
import { manageBookingRoutes } from '#bookings/guest/manage.routes.ts';
import { waitingRoutes } from '#bookings/waiting/waiting.routes.ts';
import { invalidateAfterWrites } from '#cache/through-cache.ts';
import { codeRoutes } from '#codes/codes.routes.ts';
import { availabilityRoutes } from '#departures/availability.routes.ts';
import { withDatabase } from '#http/database.ts';
import { healthRoutes } from '#http/health.routes.ts';
import { sameOriginWrites } from '#http/origin.ts';
import { ApiError, answerError } from '#http/problem.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { router } from '#http/router.ts';
import { deliverAfterWrites } from '#mail/deliver-after-writes.ts';
import { paymentRoutes } from '#payments/payments.routes.ts';
import { refundAfterWrites } from '#payments/refund-after-writes.ts';
import { guestReceiptRoutes } from '#receipts/guest-receipts.routes.ts';
import { receiptRoutes } from '#receipts/receipts.routes.ts';
import { localeRoutes } from '#text/locales.routes.ts';
import { voucherRoutes } from '#vouchers/vouchers.routes.ts';
import { adminApi } from './admin-app.ts';
import { blogRoutes } from './blog/blog.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { destinationRoutes } from './destinations/destinations.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { imageRoutes } from './images/images.routes.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { visitRoutes } from './performance/visits.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { seoRoutes } from './seo/seo.routes.ts';
import { serviceRoutes } from './services/services.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { trailRoutes } from './trail/trail.routes.ts';
import { bookingRoutes } from './transfers/booking/booking.routes.ts';
import { quoteRoutes } from './transfers/prices/quote.routes.ts';
import { transferRequestRoutes } from './transfers/request/request.routes.ts';
import { transferRoutes } from './transfers/transfers.routes.ts';
import { tripRequestRoutes } from './trips/trip-request.routes.ts';
import { tripRoutes } from './trips/trips.routes.ts';

/** Mounts every public feature of the API. */
export const features = router();

features.route('/', healthRoutes);
features.route('/', authRoutes);
features.route('/', homeRoutes);
features.route('/', tripRoutes);
features.route('/', availabilityRoutes);
features.route('/', makeBookingRoutes);
features.route('/', manageBookingRoutes);
features.route('/', waitingRoutes);
features.route('/', codeRoutes);
features.route('/', voucherRoutes);
features.route('/', tripRequestRoutes);
features.route('/', transferRoutes);
features.route('/', quoteRoutes);
features.route('/', transferRequestRoutes);
features.route('/', bookingRoutes);
features.route('/', destinationRoutes);
features.route('/', blogRoutes);
features.route('/', seoRoutes);
features.route('/', searchRoutes);
features.route('/', serviceRoutes);
features.route('/', legalRoutes);
features.route('/', settingsRoutes);
features.route('/', newsletterRoutes);
features.route('/', contactRoutes);
features.route('/', trailRoutes);
features.route('/', imageRoutes);
features.route('/', visitRoutes);
features.route('/', paymentRoutes);
features.route('/', guestReceiptRoutes);
features.route('/', receiptRoutes);

export const api = router();

api.use(withDatabase);
api.use(deliverAfterWrites);
api.use(refundAfterWrites);
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
  throw new ApiError(404, 'There is nothing at this address.');
});
api.onError(answerError);

export const locales = router();

locales.route('/', localeRoutes);
locales.all('*', () => {
  throw new ApiError(404, 'There is no such locale file.');
});
locales.onError(answerError);
