import { adminRoute as root } from './admin-route.ts';
import { screen } from './screen.ts';

const userEditor = () => import('./site/users/user-editor.tsx');

/** Settings, accounts and tools. */
export const siteScreens = [
  screen(root, '/dashboard', () => import('./site/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  screen(
    root,
    '/first-hour',
    () => import('./site/first-hour/first-hour-screen.tsx'),
    'FirstHourScreen',
  ),
  screen(root, '/settings', () => import('./site/settings/settings-screen.tsx'), 'SettingsScreen'),
  screen(
    root,
    '/settings/brand',
    () => import('./site/settings/brand/brand-screen.tsx'),
    'BrandScreen',
  ),
  screen(
    root,
    '/settings/payments',
    () => import('./site/settings/payments-screen.tsx'),
    'PaymentSettingsScreen',
  ),
  screen(
    root,
    '/settings/keys',
    () => import('./site/settings/keys/keys-screen.tsx'),
    'KeysScreen',
  ),
  screen(
    root,
    '/settings/privacy',
    () => import('./site/settings/policy-screen.tsx'),
    'PrivacyPolicyScreen',
  ),
  screen(root, '/settings/terms', () => import('./site/settings/policy-screen.tsx'), 'TermsScreen'),
  screen(
    root,
    '/settings/widgets',
    () => import('./site/settings/widgets-screen.tsx'),
    'WidgetsScreen',
  ),
  screen(
    root,
    '/settings/sections',
    () => import('./site/sections/sections-screen.tsx'),
    'HomeSectionsScreen',
  ),
  screen(
    root,
    '/settings/sections/services',
    () => import('./site/sections/sections-screen.tsx'),
    'ServicesSectionsScreen',
  ),
  screen(
    root,
    '/settings/sections/about',
    () => import('./site/sections/sections-screen.tsx'),
    'AboutSectionsScreen',
  ),
  screen(root, '/settings/menus', () => import('./site/menus/menus-screen.tsx'), 'MenusScreen'),
  screen(root, '/settings/faq', () => import('./site/settings/faq-screen.tsx'), 'FaqScreen'),
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
  screen(root, '/imports', () => import('./site/imports/imports-screen.tsx'), 'ImportsScreen'),
  screen(root, '/people', () => import('./site/person/person-screen.tsx'), 'PersonScreen'),
  screen(root, '/audit', () => import('./site/audit/audit-screen.tsx'), 'AuditScreen'),
  screen(root, '/users', () => import('./site/users/user-list.tsx'), 'UserListScreen'),
  screen(root, '/users/new', userEditor, 'UserEditorScreen'),
  screen(root, '/users/$id/edit', userEditor, 'UserEditorScreen'),
  screen(root, '/api-keys', () => import('./site/api-keys/api-keys-page.tsx'), 'ApiKeysScreen'),
  screen(root, '/webhooks', () => import('./site/webhooks/webhooks-screen.tsx'), 'WebhooksScreen'),
  screen(
    root,
    '/webhooks/$id',
    () => import('./site/webhooks/webhook-screen.tsx'),
    'WebhookScreen',
  ),
  screen(root, '/account', () => import('./site/account/account-page.tsx'), 'AccountScreen'),
];
