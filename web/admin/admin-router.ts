import { createRootRoute, createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router';
import { AdminError } from './admin-error.tsx';
import { AdminNotFound } from './admin-not-found.tsx';
import { AdminRoot } from './admin-root.tsx';
import { screen } from './screen.ts';

const root = createRootRoute({ component: AdminRoot, notFoundComponent: AdminNotFound, errorComponent: AdminError });

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/admin/dashboard', replace: true });
  },
});

const tripList = () => import('./trips/trip-list.tsx');
const tripEditor = () => import('./trips/trip-editor.tsx');
const optionEditor = () => import('./trip-options/option-editor.tsx');
const tripTypeEditor = () => import('./trip-types/trip-type-editor.tsx');
const destinationEditor = () => import('./destinations/destination-editor.tsx');
const testimonialEditor = () => import('./testimonials/testimonial-editor.tsx');
const heroBannerEditor = () => import('./hero-banners/hero-banner-editor.tsx');
const postEditor = () => import('./blog/post-editor.tsx');
const categoryEditor = () => import('./blog/category-editor.tsx');
const userEditor = () => import('./users/user-editor.tsx');
const redirectEditor = () => import('./redirects/redirect-editor.tsx');
const seoEditor = () => import('./seo/seo-editor.tsx');
const zoneEditor = () => import('./transfers/zones/zone-editor.tsx');
const placeEditor = () => import('./transfers/places/place-editor.tsx');
const vehicleEditor = () => import('./transfers/vehicles/vehicle-editor.tsx');
const guideEditor = () => import('./guides/guide-editor.tsx');
const codeEditor = () => import('./codes/code-editor.tsx');
const partnerEditor = () => import('./partners/partner-editor.tsx');
const driverEditor = () => import('./transfers/drivers/driver-editor.tsx');

const routeTree = root.addChildren([
  index,
  screen(root, '/dashboard', () => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
  screen(root, '/transfers', () => import('./transfers/transfers-screen.tsx'), 'TransfersScreen'),
  screen(root, '/transfers/request/$id', () => import('./transfers/request-screen.tsx'), 'TransferRequestScreen'),
  screen(root, '/transfers/day', () => import('./transfers/day-sheet-screen.tsx'), 'DaySheetScreen'),
  screen(root, '/transfers/prices', () => import('./transfers/prices/prices-screen.tsx'), 'PricesScreen'),
  screen(root, '/transfers/zones', () => import('./transfers/zones/zone-list.tsx'), 'ZoneListScreen'),
  screen(root, '/transfers/zones/new', zoneEditor, 'ZoneEditorScreen'),
  screen(root, '/transfers/zones/edit/$id', zoneEditor, 'ZoneEditorScreen'),
  screen(root, '/transfers/places', () => import('./transfers/places/place-list.tsx'), 'PlaceListScreen'),
  screen(root, '/transfers/places/new', placeEditor, 'PlaceEditorScreen'),
  screen(root, '/transfers/places/edit/$id', placeEditor, 'PlaceEditorScreen'),
  screen(root, '/transfers/vehicles', () => import('./transfers/vehicles/vehicle-list.tsx'), 'VehicleListScreen'),
  screen(root, '/transfers/vehicles/new', vehicleEditor, 'VehicleEditorScreen'),
  screen(root, '/transfers/vehicles/edit/$id', vehicleEditor, 'VehicleEditorScreen'),
  screen(root, '/transfers/drivers', () => import('./transfers/drivers/driver-list.tsx'), 'DriverListScreen'),
  screen(root, '/transfers/drivers/new', driverEditor, 'DriverEditorScreen'),
  screen(root, '/transfers/drivers/edit/$id', driverEditor, 'DriverEditorScreen'),
  screen(root, '/transfers/rules', () => import('./transfers/rules/rules-screen.tsx'), 'RulesScreen'),
  screen(root, '/calendar', () => import('./calendar/calendar-screen.tsx'), 'CalendarScreen'),
  screen(root, '/calendar/feeds', () => import('./calendar/feeds-screen.tsx'), 'FeedsScreen'),
  screen(root, '/calendar/called-off', () => import('./calendar/called-off-screen.tsx'), 'CalledOffScreen'),
  screen(root, '/departures/$option/$date/$time', () => import('./calendar/manifest-screen.tsx'), 'ManifestScreen'),
  screen(root, '/guides', () => import('./guides/guide-list.tsx'), 'GuideListScreen'),
  screen(root, '/guides/new', guideEditor, 'GuideEditorScreen'),
  screen(root, '/guides/edit/$id', guideEditor, 'GuideEditorScreen'),
  screen(root, '/partners', () => import('./partners/partner-list.tsx'), 'PartnerListScreen'),
  screen(root, '/partners/new', partnerEditor, 'PartnerEditorScreen'),
  screen(root, '/partners/edit/$id', partnerEditor, 'PartnerEditorScreen'),
  screen(root, '/codes', () => import('./codes/code-list.tsx'), 'CodeListScreen'),
  screen(root, '/codes/new', codeEditor, 'CodeEditorScreen'),
  screen(root, '/codes/edit/$id', codeEditor, 'CodeEditorScreen'),
  screen(root, '/vouchers', () => import('./vouchers/voucher-list.tsx'), 'VoucherListScreen'),
  screen(root, '/vouchers/new', () => import('./vouchers/new-voucher.tsx'), 'NewVoucherScreen'),
  screen(root, '/vouchers/edit/$id', () => import('./vouchers/voucher-editor.tsx'), 'VoucherEditorScreen'),
  screen(root, '/vouchers/$id', () => import('./vouchers/voucher-page.tsx'), 'VoucherScreen'),
  screen(root, '/partners/$id', () => import('./partners/statements-screen.tsx'), 'StatementsScreen'),
  screen(root, '/trip-requests', () => import('./trip-requests/trip-request-list.tsx'), 'TripRequestListScreen'),
  screen(root, '/trip-requests/$id', () => import('./trip-requests/trip-request-page.tsx'), 'TripRequestScreen'),
  screen(root, '/receipts', () => import('./receipts/receipts-screen.tsx'), 'ReceiptsScreen'),
  screen(root, '/reports', () => import('./reports/reports-screen.tsx'), 'ReportsScreen'),
  screen(root, '/messages', () => import('./messages/messages-screen.tsx'), 'MessagesScreen'),
  screen(root, '/subscribers', () => import('./subscribers/subscribers-screen.tsx'), 'SubscribersScreen'),
  screen(root, '/trips', tripList, 'TripListScreen'),
  screen(root, '/trips/new', tripEditor, 'TripEditorScreen'),
  screen(root, '/trips/edit/$id', tripEditor, 'TripEditorScreen'),
  screen(root, '/trips/details/$id', () => import('./trips/trip-details.tsx'), 'TripDetailsScreen'),
  screen(root, '/trips/options', () => import('./trip-options/option-list.tsx'), 'OptionListScreen'),
  screen(root, '/trips/options/new', optionEditor, 'OptionEditorScreen'),
  screen(root, '/trips/options/edit/$id', optionEditor, 'OptionEditorScreen'),
  screen(root, '/trips/options/days/$id', () => import('./trip-options/days-screen.tsx'), 'OptionDaysScreen'),
  screen(root, '/trips/options/prices/$id', () => import('./trip-options/prices-screen.tsx'), 'OptionPricesScreen'),
  screen(root, '/trip-types', () => import('./trip-types/trip-type-list.tsx'), 'TripTypeListScreen'),
  screen(root, '/trip-types/new', tripTypeEditor, 'TripTypeEditorScreen'),
  screen(root, '/trip-types/edit/$id', tripTypeEditor, 'TripTypeEditorScreen'),
  screen(root, '/destinations', () => import('./destinations/destination-list.tsx'), 'DestinationListScreen'),
  screen(root, '/destinations/new', destinationEditor, 'DestinationEditorScreen'),
  screen(root, '/destinations/edit/$id', destinationEditor, 'DestinationEditorScreen'),
  screen(root, '/testimonials', () => import('./testimonials/testimonial-list.tsx'), 'TestimonialListScreen'),
  screen(root, '/testimonials/new', testimonialEditor, 'TestimonialEditorScreen'),
  screen(root, '/testimonials/edit/$id', testimonialEditor, 'TestimonialEditorScreen'),
  screen(root, '/testimonials/avatar/$id', () => import('./testimonials/testimonial-avatar.tsx'), 'TestimonialAvatarScreen'),
  screen(root, '/hero-banners', () => import('./hero-banners/hero-banner-list.tsx'), 'HeroBannerListScreen'),
  screen(root, '/hero-banners/new', heroBannerEditor, 'HeroBannerEditorScreen'),
  screen(root, '/hero-banners/edit/$id', heroBannerEditor, 'HeroBannerEditorScreen'),
  screen(root, '/blog/posts', () => import('./blog/post-list.tsx'), 'PostListScreen'),
  screen(root, '/blog/posts/new', postEditor, 'PostEditorScreen'),
  screen(root, '/blog/posts/edit/$id', postEditor, 'PostEditorScreen'),
  screen(root, '/blog/categories', () => import('./blog/category-list.tsx'), 'CategoryListScreen'),
  screen(root, '/blog/categories/new', categoryEditor, 'CategoryEditorScreen'),
  screen(root, '/blog/categories/edit/$id', categoryEditor, 'CategoryEditorScreen'),
  screen(root, '/images', () => import('./images/images-page.tsx'), 'ImagesScreen'),
  screen(root, '/webp-converter', () => import('./webp-converter/converter-page.tsx'), 'ConverterScreen'),
  screen(root, '/images/edit/$id', () => import('./images/picture-editor.tsx'), 'PictureEditorScreen'),
  screen(root, '/seo', () => import('./seo/seo-list.tsx'), 'SeoListScreen'),
  screen(root, '/seo/new', seoEditor, 'SeoEditorScreen'),
  screen(root, '/seo/edit/$page', seoEditor, 'SeoEditorScreen'),
  screen(root, '/settings', () => import('./settings/settings-screen.tsx'), 'SettingsScreen'),
  screen(root, '/settings/payments', () => import('./settings/payments-screen.tsx'), 'PaymentSettingsScreen'),
  screen(root, '/settings/privacy', () => import('./settings/policy-screen.tsx'), 'PrivacyPolicyScreen'),
  screen(root, '/settings/terms', () => import('./settings/policy-screen.tsx'), 'TermsScreen'),
  screen(root, '/settings/faq', () => import('./settings/faq-screen.tsx'), 'FaqScreen'),
  screen(root, '/redirects', () => import('./redirects/redirect-list.tsx'), 'RedirectListScreen'),
  screen(root, '/redirects/new', redirectEditor, 'RedirectEditorScreen'),
  screen(root, '/redirects/edit/$id', redirectEditor, 'RedirectEditorScreen'),
  screen(root, '/performance', () => import('./performance/performance-screen.tsx'), 'PerformanceScreen'),
  screen(root, '/utilities', () => import('./utilities/utilities-screen.tsx'), 'UtilitiesScreen'),
  screen(root, '/translations', () => import('./translations/coverage-screen.tsx'), 'CoverageScreen'),
  screen(root, '/translations/strings', () => import('./translations/strings-screen.tsx'), 'StringsScreen'),
  screen(root, '/translations/exchange', () => import('./translations/exchange-screen.tsx'), 'ExchangeScreen'),
  screen(root, '/translations/glossary', () => import('./translations/glossary-screen.tsx'), 'GlossaryScreen'),
  screen(root, '/email-settings', () => import('./email-settings/email-settings-screen.tsx'), 'EmailSettingsScreen'),
  screen(root, '/email-settings/templates', () => import('./email-settings/templates-screen.tsx'), 'EmailTemplatesScreen'),
  screen(root, '/email-settings/outbox', () => import('./email-settings/outbox-screen.tsx'), 'OutboxScreen'),
  screen(root, '/people', () => import('./person/person-screen.tsx'), 'PersonScreen'),
  screen(root, '/audit', () => import('./audit/audit-screen.tsx'), 'AuditScreen'),
  screen(root, '/users', () => import('./users/user-list.tsx'), 'UserListScreen'),
  screen(root, '/users/new', userEditor, 'UserEditorScreen'),
  screen(root, '/users/$id/edit', userEditor, 'UserEditorScreen'),
  screen(root, '/api-keys', () => import('./api-keys/api-keys-page.tsx'), 'ApiKeysScreen'),
  screen(root, '/account', () => import('./account/account-page.tsx'), 'AccountScreen'),
]);

/** The admin area's own router; its paths omit the `/admin` prefix. */
export const createAdminRouter = (history: RouterHistory) =>
  createRouter({ routeTree, history, basepath: '/admin', scrollRestoration: true, defaultPendingMs: 0 });
export type AdminRouter = ReturnType<typeof createAdminRouter>;
