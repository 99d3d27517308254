import {
  blogCategoryAdminRoutes,
  blogPostAdminRoutes,
  blogPreviewRoutes,
} from '#content/blog/blog.admin.ts';
import { messageAdminRoutes } from '#content/contact/messages.admin.ts';
import { destinationAdminRoutes } from '#content/destinations/destinations.admin.ts';
import { heroBannerAdminRoutes, testimonialAdminRoutes } from '#content/home/home.admin.ts';
import { subscriberAdminRoutes } from '#content/newsletter/subscribers.admin.ts';
import { notFoundAdminRoutes } from '#content/seo/not-found.admin.ts';
import { redirectAdminRoutes } from '#content/seo/redirects.admin.ts';
import { seoAdminRoutes } from '#content/seo/seo.admin.ts';
import { tripAdminRoutes, tripTypeAdminRoutes } from '#content/trips/trips.admin.ts';
import { userAdminRoutes } from '#core/auth/accounts/users.admin.ts';
import { apiKeyAdminRoutes } from '#core/auth/api-keys/api-keys.admin.ts';
import { requireAdmin } from '#core/auth/require.ts';
import { draftRoutes } from '#core/crud/drafts.routes.ts';
import { router } from '#core/http/router.ts';
import { imageAdminRoutes } from '#core/images/images.admin.ts';
import { codeAdminRoutes } from '#money/codes/codes.admin.ts';
import { bookingPartnerRoutes, transferPartnerRoutes } from '#money/partners/attribution.admin.ts';
import { partnerAdminRoutes } from '#money/partners/partners.admin.ts';
import { statementRoutes } from '#money/partners/statements.admin.ts';
import { paymentSettingsRoutes } from '#money/payments/settings.admin.ts';
import { receiptAdminRoutes } from '#money/receipts/receipts.admin.ts';
import { reportAdminRoutes } from '#money/reports/reports.admin.ts';
import { voucherAdminRoutes } from '#money/vouchers/vouchers.admin.ts';
import { calendarAdminRoutes } from '#orders/calendar/calendar.admin.ts';
import { calledOffRoutes } from '#orders/calendar/called-off.admin.ts';
import { departureAdminRoutes } from '#orders/calendar/departures.admin.ts';
import { feedAdminRoutes } from '#orders/calendar/feeds/feeds.admin.ts';
import { guideAdminRoutes } from '#orders/calendar/guides.admin.ts';
import { moneyRoutes } from '#orders/paying/money.admin.ts';
import { transferActionRoutes } from '#orders/transfers/office/actions.admin.ts';
import { transferDayRoutes } from '#orders/transfers/office/days.admin.ts';
import { driverAdminRoutes } from '#orders/transfers/office/drivers.admin.ts';
import { rulesAdminRoutes } from '#orders/transfers/office/rules.admin.ts';
import {
  placeAdminRoutes,
  vehicleAdminRoutes,
  zoneAdminRoutes,
} from '#orders/transfers/office/table.admin.ts';
import { transferAdminRoutes } from '#orders/transfers/office/transfers.admin.ts';
import { priceAdminRoutes } from '#orders/transfers/prices/prices.admin.ts';
import { tripOptionRoutes } from '#orders/trip-options/options.admin.ts';
import { deskRoutes } from '#orders/trip-requests/desk.admin.ts';
import { tripInboxRoutes } from '#orders/trip-requests/trip-inbox.admin.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { emailSettingsAdminRoutes } from './mail/email-settings.admin.ts';
import { outboxAdminRoutes } from './mail/outbox.admin.ts';
import { mailTemplates } from './mail-templates.ts';
import { auditAdminRoutes } from './operations/audit.admin.ts';
import { backupAdminRoutes } from './operations/backup.admin.ts';
import { personAdminRoutes } from './operations/person.admin.ts';
import { performanceAdminRoutes } from './performance/performance.admin.ts';
import { settingsAdminRoutes } from './settings/settings.admin.ts';
import { translationAdminRoutes } from './translations/translations.admin.ts';
import { utilitiesAdminRoutes } from './utilities/utilities.admin.ts';

/** Mounts every route below `/api/admin`. One guard covers all of them, unknown paths included. */
export const adminApi = router();

adminApi.use(requireAdmin);
adminApi.route('/', dashboardRoutes);
adminApi.route('/trips/options', tripOptionRoutes);
adminApi.route('/trips', tripAdminRoutes);
adminApi.route('/trip-types', tripTypeAdminRoutes);
adminApi.route('/destinations', destinationAdminRoutes);
adminApi.route('/hero-banners', heroBannerAdminRoutes);
adminApi.route('/testimonials', testimonialAdminRoutes);
adminApi.route('/blog/posts', blogPostAdminRoutes);
adminApi.route('/blog/categories', blogCategoryAdminRoutes);
adminApi.route('/blog', blogPreviewRoutes);
adminApi.route('/images', imageAdminRoutes);
adminApi.route('/seo', seoAdminRoutes);
adminApi.route('/settings', settingsAdminRoutes);
adminApi.route('/payments', paymentSettingsRoutes);
adminApi.route('/transfers/zones', zoneAdminRoutes);
adminApi.route('/transfers/places', placeAdminRoutes);
adminApi.route('/transfers/vehicles', vehicleAdminRoutes);
adminApi.route('/transfers/drivers', driverAdminRoutes);
adminApi.route('/transfers/prices', priceAdminRoutes);
adminApi.route('/transfers/rules', rulesAdminRoutes);
adminApi.route('/transfers', transferDayRoutes);
adminApi.route('/transfers', transferAdminRoutes);
adminApi.route('/transfers', transferActionRoutes);
adminApi.route('/transfers', moneyRoutes('transfer'));
adminApi.route('/transfers', transferPartnerRoutes);
adminApi.route('/calendar', calendarAdminRoutes);
adminApi.route('/departures', departureAdminRoutes);
adminApi.route('/called-off', calledOffRoutes);
adminApi.route('/calendar-feeds', feedAdminRoutes);
adminApi.route('/guides', guideAdminRoutes);
adminApi.route('/users', userAdminRoutes);
adminApi.route('/api-keys', apiKeyAdminRoutes);
adminApi.route('/email-settings', emailSettingsAdminRoutes(mailTemplates));
adminApi.route('/outbox', outboxAdminRoutes);
adminApi.route('/translations', translationAdminRoutes);
adminApi.route('/trip-requests', tripInboxRoutes);
adminApi.route('/bookings', moneyRoutes('booking'));
adminApi.route('/bookings', deskRoutes);
adminApi.route('/bookings', bookingPartnerRoutes);
adminApi.route('/partners', statementRoutes);
adminApi.route('/partners', partnerAdminRoutes);
adminApi.route('/codes', codeAdminRoutes);
adminApi.route('/vouchers', voucherAdminRoutes);
adminApi.route('/reports', reportAdminRoutes);
adminApi.route('/receipts', receiptAdminRoutes);
adminApi.route('/messages', messageAdminRoutes);
adminApi.route('/subscribers', subscriberAdminRoutes);
adminApi.route('/person', personAdminRoutes);
adminApi.route('/audit', auditAdminRoutes);
adminApi.route('/backup', backupAdminRoutes);
adminApi.route('/performance', performanceAdminRoutes);
adminApi.route('/drafts', draftRoutes);
adminApi.route('/redirects', redirectAdminRoutes);
adminApi.route('/utilities/not-found', notFoundAdminRoutes);
adminApi.route('/utilities', utilitiesAdminRoutes);
