import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { AdminError } from './admin-error.tsx';
import { AdminNotFound } from './admin-not-found.tsx';
import { AdminRoot } from './admin-root.tsx';
import { screen } from './screen.ts';

const root = createRootRoute({
  component: AdminRoot,
  notFoundComponent: AdminNotFound,
  errorComponent: AdminError,
});

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/admin/dashboard', replace: true });
  },
});

const tripList = () => import('./content/trips/trip-list.tsx');
const tripEditor = () => import('./content/trips/trip-editor.tsx');
const optionEditor = () => import('./orders/trip-options/option-editor.tsx');
const tripTypeEditor = () => import('./content/trip-types/trip-type-editor.tsx');
const destinationEditor = () => import('./content/destinations/destination-editor.tsx');
const testimonialEditor = () => import('./content/testimonials/testimonial-editor.tsx');
const heroBannerEditor = () => import('./content/hero-banners/hero-banner-editor.tsx');
const postEditor = () => import('./content/blog/post-editor.tsx');
const categoryEditor = () => import('./content/blog/category-editor.tsx');
const userEditor = () => import('./site/users/user-editor.tsx');
const redirectEditor = () => import('./content/redirects/redirect-editor.tsx');
const seoEditor = () => import('./content/seo/seo-editor.tsx');
const zoneEditor = () => import('./orders/transfers/zones/zone-editor.tsx');
const placeEditor = () => import('./orders/transfers/places/place-editor.tsx');
const vehicleEditor = () => import('./orders/transfers/vehicles/vehicle-editor.tsx');
const guideEditor = () => import('./orders/guides/guide-editor.tsx');
const codeEditor = () => import('./money/codes/code-editor.tsx');
const partnerEditor = () => import('./money/partners/partner-editor.tsx');
const driverEditor = () => import('./orders/transfers/drivers/driver-editor.tsx');

const routeTree = root.addChildren([
  index,
  screen(root, '/dashboard', () => import('./site/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  screen(
    root,
    '/transfers',
    () => import('./orders/transfers/transfers-screen.tsx'),
    'TransfersScreen',
  ),
  screen(
    root,
    '/transfers/request/$id',
    () => import('./orders/transfers/request/request-screen.tsx'),
    'TransferRequestScreen',
  ),
  screen(
    root,
    '/transfers/day',
    () => import('./orders/transfers/days/day-sheet-screen.tsx'),
    'DaySheetScreen',
  ),
  screen(
    root,
    '/transfers/prices',
    () => import('./orders/transfers/prices/prices-screen.tsx'),
    'PricesScreen',
  ),
  screen(
    root,
    '/transfers/zones',
    () => import('./orders/transfers/zones/zone-list.tsx'),
    'ZoneListScreen',
  ),
  screen(root, '/transfers/zones/new', zoneEditor, 'ZoneEditorScreen'),
  screen(root, '/transfers/zones/edit/$id', zoneEditor, 'ZoneEditorScreen'),
  screen(
    root,
    '/transfers/places',
    () => import('./orders/transfers/places/place-list.tsx'),
    'PlaceListScreen',
  ),
  screen(root, '/transfers/places/new', placeEditor, 'PlaceEditorScreen'),
  screen(root, '/transfers/places/edit/$id', placeEditor, 'PlaceEditorScreen'),
  screen(
    root,
    '/transfers/vehicles',
    () => import('./orders/transfers/vehicles/vehicle-list.tsx'),
    'VehicleListScreen',
  ),
  screen(root, '/transfers/vehicles/new', vehicleEditor, 'VehicleEditorScreen'),
  screen(root, '/transfers/vehicles/edit/$id', vehicleEditor, 'VehicleEditorScreen'),
  screen(
    root,
    '/transfers/drivers',
    () => import('./orders/transfers/drivers/driver-list.tsx'),
    'DriverListScreen',
  ),
  screen(root, '/transfers/drivers/new', driverEditor, 'DriverEditorScreen'),
  screen(root, '/transfers/drivers/edit/$id', driverEditor, 'DriverEditorScreen'),
  screen(
    root,
    '/transfers/rules',
    () => import('./orders/transfers/rules/rules-screen.tsx'),
    'RulesScreen',
  ),
  screen(
    root,
    '/calendar',
    () => import('./orders/calendar/calendar-screen.tsx'),
    'CalendarScreen',
  ),
  screen(
    root,
    '/calendar/feeds',
    () => import('./orders/calendar/feeds-screen.tsx'),
    'FeedsScreen',
  ),
  screen(
    root,
    '/calendar/called-off',
    () => import('./orders/calendar/called-off-screen.tsx'),
    'CalledOffScreen',
  ),
  screen(
    root,
    '/departures/$option/$date/$time',
    () => import('./orders/calendar/check-in/manifest-screen.tsx'),
    'ManifestScreen',
  ),
  screen(root, '/guides', () => import('./orders/guides/guide-list.tsx'), 'GuideListScreen'),
  screen(root, '/guides/new', guideEditor, 'GuideEditorScreen'),
  screen(root, '/guides/edit/$id', guideEditor, 'GuideEditorScreen'),
  screen(root, '/partners', () => import('./money/partners/partner-list.tsx'), 'PartnerListScreen'),
  screen(root, '/partners/new', partnerEditor, 'PartnerEditorScreen'),
  screen(root, '/partners/edit/$id', partnerEditor, 'PartnerEditorScreen'),
  screen(root, '/codes', () => import('./money/codes/code-list.tsx'), 'CodeListScreen'),
  screen(root, '/codes/new', codeEditor, 'CodeEditorScreen'),
  screen(root, '/codes/edit/$id', codeEditor, 'CodeEditorScreen'),
  screen(root, '/vouchers', () => import('./money/vouchers/voucher-list.tsx'), 'VoucherListScreen'),
  screen(
    root,
    '/vouchers/new',
    () => import('./money/vouchers/new-voucher.tsx'),
    'NewVoucherScreen',
  ),
  screen(
    root,
    '/vouchers/edit/$id',
    () => import('./money/vouchers/voucher-editor.tsx'),
    'VoucherEditorScreen',
  ),
  screen(root, '/vouchers/$id', () => import('./money/vouchers/voucher-page.tsx'), 'VoucherScreen'),
  screen(
    root,
    '/partners/$id',
    () => import('./money/partners/statements-screen.tsx'),
    'StatementsScreen',
  ),
  screen(
    root,
    '/trip-requests',
    () => import('./orders/trip-requests/trip-request-list.tsx'),
    'TripRequestListScreen',
  ),
  screen(
    root,
    '/trip-requests/$id',
    () => import('./orders/trip-requests/trip-request-page.tsx'),
    'TripRequestScreen',
  ),
  screen(root, '/receipts', () => import('./money/receipts/receipts-screen.tsx'), 'ReceiptsScreen'),
  screen(root, '/reports', () => import('./money/reports/reports-screen.tsx'), 'ReportsScreen'),
  screen(root, '/reports/owing', () => import('./money/reports/owing-screen.tsx'), 'OwingScreen'),
  screen(
    root,
    '/messages',
    () => import('./content/messages/messages-screen.tsx'),
    'MessagesScreen',
  ),
  screen(
    root,
    '/subscribers',
    () => import('./content/subscribers/subscribers-screen.tsx'),
    'SubscribersScreen',
  ),
  screen(root, '/trips', tripList, 'TripListScreen'),
  screen(root, '/trips/new', tripEditor, 'TripEditorScreen'),
  screen(root, '/trips/edit/$id', tripEditor, 'TripEditorScreen'),
  screen(
    root,
    '/trips/details/$id',
    () => import('./content/trips/trip-details.tsx'),
    'TripDetailsScreen',
  ),
  screen(
    root,
    '/trips/options',
    () => import('./orders/trip-options/option-list.tsx'),
    'OptionListScreen',
  ),
  screen(root, '/trips/options/new', optionEditor, 'OptionEditorScreen'),
  screen(root, '/trips/options/edit/$id', optionEditor, 'OptionEditorScreen'),
  screen(
    root,
    '/trips/options/days/$id',
    () => import('./orders/trip-options/days-screen.tsx'),
    'OptionDaysScreen',
  ),
  screen(
    root,
    '/trips/options/prices/$id',
    () => import('./orders/trip-options/prices/prices-screen.tsx'),
    'OptionPricesScreen',
  ),
  screen(
    root,
    '/trip-types',
    () => import('./content/trip-types/trip-type-list.tsx'),
    'TripTypeListScreen',
  ),
  screen(root, '/trip-types/new', tripTypeEditor, 'TripTypeEditorScreen'),
  screen(root, '/trip-types/edit/$id', tripTypeEditor, 'TripTypeEditorScreen'),
  screen(
    root,
    '/destinations',
    () => import('./content/destinations/destination-list.tsx'),
    'DestinationListScreen',
  ),
  screen(root, '/destinations/new', destinationEditor, 'DestinationEditorScreen'),
  screen(root, '/destinations/edit/$id', destinationEditor, 'DestinationEditorScreen'),
  screen(
    root,
    '/testimonials',
    () => import('./content/testimonials/testimonial-list.tsx'),
    'TestimonialListScreen',
  ),
  screen(root, '/testimonials/new', testimonialEditor, 'TestimonialEditorScreen'),
  screen(root, '/testimonials/edit/$id', testimonialEditor, 'TestimonialEditorScreen'),
  screen(
    root,
    '/testimonials/avatar/$id',
    () => import('./content/testimonials/testimonial-avatar.tsx'),
    'TestimonialAvatarScreen',
  ),
  screen(
    root,
    '/hero-banners',
    () => import('./content/hero-banners/hero-banner-list.tsx'),
    'HeroBannerListScreen',
  ),
  screen(root, '/hero-banners/new', heroBannerEditor, 'HeroBannerEditorScreen'),
  screen(root, '/hero-banners/edit/$id', heroBannerEditor, 'HeroBannerEditorScreen'),
  screen(root, '/blog/posts', () => import('./content/blog/post-list.tsx'), 'PostListScreen'),
  screen(root, '/blog/posts/new', postEditor, 'PostEditorScreen'),
  screen(root, '/blog/posts/edit/$id', postEditor, 'PostEditorScreen'),
  screen(
    root,
    '/blog/categories',
    () => import('./content/blog/category-list.tsx'),
    'CategoryListScreen',
  ),
  screen(root, '/blog/categories/new', categoryEditor, 'CategoryEditorScreen'),
  screen(root, '/blog/categories/edit/$id', categoryEditor, 'CategoryEditorScreen'),
  screen(root, '/images', () => import('./content/images/images-page.tsx'), 'ImagesScreen'),
  screen(
    root,
    '/webp-converter',
    () => import('./content/webp-converter/converter-page.tsx'),
    'ConverterScreen',
  ),
  screen(
    root,
    '/images/edit/$id',
    () => import('./content/images/picture-editor.tsx'),
    'PictureEditorScreen',
  ),
  screen(root, '/seo', () => import('./content/seo/seo-list.tsx'), 'SeoListScreen'),
  screen(root, '/seo/new', seoEditor, 'SeoEditorScreen'),
  screen(root, '/seo/edit/$page', seoEditor, 'SeoEditorScreen'),
  screen(root, '/settings', () => import('./site/settings/settings-screen.tsx'), 'SettingsScreen'),
  screen(
    root,
    '/settings/payments',
    () => import('./site/settings/payments-screen.tsx'),
    'PaymentSettingsScreen',
  ),
  screen(
    root,
    '/settings/privacy',
    () => import('./site/settings/policy-screen.tsx'),
    'PrivacyPolicyScreen',
  ),
  screen(root, '/settings/terms', () => import('./site/settings/policy-screen.tsx'), 'TermsScreen'),
  screen(root, '/settings/faq', () => import('./site/settings/faq-screen.tsx'), 'FaqScreen'),
  screen(
    root,
    '/redirects',
    () => import('./content/redirects/redirect-list.tsx'),
    'RedirectListScreen',
  ),
  screen(root, '/redirects/new', redirectEditor, 'RedirectEditorScreen'),
  screen(root, '/redirects/edit/$id', redirectEditor, 'RedirectEditorScreen'),
  screen(
    root,
    '/performance',
    () => import('./site/performance/performance-screen.tsx'),
    'PerformanceScreen',
  ),
  screen(
    root,
    '/utilities',
    () => import('./site/utilities/utilities-screen.tsx'),
    'UtilitiesScreen',
  ),
  screen(
    root,
    '/translations',
    () => import('./content/translations/coverage-screen.tsx'),
    'CoverageScreen',
  ),
  screen(
    root,
    '/translations/strings',
    () => import('./content/translations/strings-screen.tsx'),
    'StringsScreen',
  ),
  screen(
    root,
    '/translations/exchange',
    () => import('./content/translations/exchange-screen.tsx'),
    'ExchangeScreen',
  ),
  screen(
    root,
    '/translations/glossary',
    () => import('./content/translations/glossary-screen.tsx'),
    'GlossaryScreen',
  ),
  screen(
    root,
    '/email-settings',
    () => import('./site/email-settings/email-settings-screen.tsx'),
    'EmailSettingsScreen',
  ),
  screen(
    root,
    '/email-settings/templates',
    () => import('./site/email-settings/templates-screen.tsx'),
    'EmailTemplatesScreen',
  ),
  screen(
    root,
    '/email-settings/outbox',
    () => import('./site/email-settings/outbox-screen.tsx'),
    'OutboxScreen',
  ),
  screen(root, '/people', () => import('./site/person/person-screen.tsx'), 'PersonScreen'),
  screen(root, '/audit', () => import('./site/audit/audit-screen.tsx'), 'AuditScreen'),
  screen(root, '/users', () => import('./site/users/user-list.tsx'), 'UserListScreen'),
  screen(root, '/users/new', userEditor, 'UserEditorScreen'),
  screen(root, '/users/$id/edit', userEditor, 'UserEditorScreen'),
  screen(root, '/api-keys', () => import('./site/api-keys/api-keys-page.tsx'), 'ApiKeysScreen'),
  screen(root, '/account', () => import('./site/account/account-page.tsx'), 'AccountScreen'),
]);

/** The admin area's own router; its paths omit the `/admin` prefix. */
export const createAdminRouter = (history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    basepath: '/admin',
    scrollRestoration: true,
    defaultPendingMs: 0,
  });
export type AdminRouter = ReturnType<typeof createAdminRouter>;
