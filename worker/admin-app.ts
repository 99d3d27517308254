import { apiKeyAdminRoutes } from '#auth/api-keys.admin.ts';
import { requireAdmin } from '#auth/require.ts';
import { stepUp } from '#auth/step-up.ts';
import { userAdminRoutes } from '#auth/users.admin.ts';
import { codeAdminRoutes } from '#codes/codes.admin.ts';
import { draftRoutes } from '#crud/drafts.routes.ts';
import { router } from '#http/router.ts';
import { emailSettingsAdminRoutes } from '#mail/email-settings.admin.ts';
import { outboxAdminRoutes } from '#mail/outbox.admin.ts';
import { voucherAdminRoutes } from '#vouchers/vouchers.admin.ts';
import { moneyRoutes } from '#payments/money.admin.ts';
import { paymentSettingsRoutes } from '#payments/settings.admin.ts';
import { receiptAdminRoutes } from '#receipts/receipts.admin.ts';
import { blogCategoryAdminRoutes, blogPostAdminRoutes, blogPreviewRoutes } from './blog/blog.admin.ts';
import { calendarAdminRoutes } from './calendar/calendar.admin.ts';
import { calledOffRoutes } from './calendar/called-off.admin.ts';
import { departureAdminRoutes } from './calendar/departures.admin.ts';
import { feedAdminRoutes } from './calendar/feeds.admin.ts';
import { guideAdminRoutes } from './calendar/guides.admin.ts';
import { messageAdminRoutes } from './contact/messages.admin.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { destinationAdminRoutes } from './destinations/destinations.admin.ts';
import { heroBannerAdminRoutes, testimonialAdminRoutes } from './home/home.admin.ts';
import { imageAdminRoutes } from './images/images.admin.ts';
import { mailTemplates } from './mail-templates.ts';
import { subscriberAdminRoutes } from './newsletter/subscribers.admin.ts';
import { auditAdminRoutes } from './operations/audit.admin.ts';
import { backupAdminRoutes } from './operations/backup.admin.ts';
import { personAdminRoutes } from './operations/person.admin.ts';
import { bookingPartnerRoutes, transferPartnerRoutes } from './partners/attribution.admin.ts';
import { partnerAdminRoutes } from './partners/partners.admin.ts';
import { statementRoutes } from './partners/statements.admin.ts';
import { performanceAdminRoutes } from './performance/performance.admin.ts';
import { reportAdminRoutes } from './reports/reports.admin.ts';
import { notFoundAdminRoutes } from './seo/not-found.admin.ts';
import { redirectAdminRoutes } from './seo/redirects.admin.ts';
import { seoAdminRoutes } from './seo/seo.admin.ts';
import { settingsAdminRoutes } from './settings/settings.admin.ts';
import { transferActionRoutes } from './transfers/office/actions.admin.ts';
import { transferDayRoutes } from './transfers/office/days.admin.ts';
import { driverAdminRoutes } from './transfers/office/drivers.admin.ts';
import { rulesAdminRoutes } from './transfers/office/rules.admin.ts';
import { placeAdminRoutes, vehicleAdminRoutes, zoneAdminRoutes } from './transfers/office/table.admin.ts';
import { transferAdminRoutes } from './transfers/office/transfers.admin.ts';
import { priceAdminRoutes } from './transfers/prices/prices.admin.ts';
import { translationAdminRoutes } from './translations/translations.admin.ts';
import { tripOptionRoutes } from './trip-options/options.admin.ts';
import { deskRoutes } from './trips/desk.admin.ts';
import { tripInboxRoutes } from './trips/trip-inbox.admin.ts';
import { tripAdminRoutes, tripTypeAdminRoutes } from './trips/trips.admin.ts';
import { utilitiesAdminRoutes } from './utilities/utilities.admin.ts';

/** Mounts every route below `/api/admin`. One guard covers all of them, unknown paths included. */
export const adminApi = router()
  .use(requireAdmin)
  .use(stepUp)
  .route('/', dashboardRoutes)
  .route('/trips/options', tripOptionRoutes)
  .route('/trips', tripAdminRoutes)
  .route('/trip-types', tripTypeAdminRoutes)
  .route('/destinations', destinationAdminRoutes)
  .route('/hero-banners', heroBannerAdminRoutes)
  .route('/testimonials', testimonialAdminRoutes)
  .route('/blog/posts', blogPostAdminRoutes)
  .route('/blog/categories', blogCategoryAdminRoutes)
  .route('/blog', blogPreviewRoutes)
  .route('/images', imageAdminRoutes)
  .route('/seo', seoAdminRoutes)
  .route('/settings', settingsAdminRoutes)
  .route('/payments', paymentSettingsRoutes)
  .route('/transfers/zones', zoneAdminRoutes)
  .route('/transfers/places', placeAdminRoutes)
  .route('/transfers/vehicles', vehicleAdminRoutes)
  .route('/transfers/drivers', driverAdminRoutes)
  .route('/transfers/prices', priceAdminRoutes)
  .route('/transfers/rules', rulesAdminRoutes)
  .route('/transfers', transferDayRoutes)
  .route('/transfers', transferAdminRoutes)
  .route('/transfers', transferActionRoutes)
  .route('/transfers', moneyRoutes('transfer'))
  .route('/transfers', transferPartnerRoutes)
  .route('/calendar', calendarAdminRoutes)
  .route('/departures', departureAdminRoutes)
  .route('/called-off', calledOffRoutes)
  .route('/calendar-feeds', feedAdminRoutes)
  .route('/guides', guideAdminRoutes)
  .route('/users', userAdminRoutes)
  .route('/api-keys', apiKeyAdminRoutes)
  .route('/email-settings', emailSettingsAdminRoutes(mailTemplates))
  .route('/outbox', outboxAdminRoutes)
  .route('/translations', translationAdminRoutes)
  .route('/trip-requests', tripInboxRoutes)
  .route('/bookings', moneyRoutes('booking'))
  .route('/bookings', deskRoutes)
  .route('/bookings', bookingPartnerRoutes)
  .route('/partners', statementRoutes)
  .route('/partners', partnerAdminRoutes)
  .route('/codes', codeAdminRoutes)
  .route('/vouchers', voucherAdminRoutes)
  .route('/reports', reportAdminRoutes)
  .route('/receipts', receiptAdminRoutes)
  .route('/messages', messageAdminRoutes)
  .route('/subscribers', subscriberAdminRoutes)
  .route('/person', personAdminRoutes)
  .route('/audit', auditAdminRoutes)
  .route('/backup', backupAdminRoutes)
  .route('/performance', performanceAdminRoutes)
  .route('/drafts', draftRoutes)
  .route('/redirects', redirectAdminRoutes)
  .route('/utilities/not-found', notFoundAdminRoutes)
  .route('/utilities', utilitiesAdminRoutes);
