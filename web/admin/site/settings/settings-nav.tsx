import { FirstHourLine } from '#admin/frame/first-hour/first-hour-notice.tsx';
import { ScreenTabs } from '#admin/frame/screen-tabs.tsx';

const SCREENS = [
  { to: '/settings', label: 'settings.title' },
  { to: '/settings/brand', label: 'brand.title' },
  { to: '/settings/payments', label: 'payments.title' },
  { to: '/settings/keys', label: 'keys.title' },
  { to: '/settings/privacy', label: 'settings.privacy_text' },
  { to: '/settings/terms', label: 'settings.terms_text' },
  { to: '/settings/faq', label: 'settings.faq' },
  { to: '/settings/widgets', label: 'widgets.title' },
] as const;

/** Tabs between the settings and related documents; in the first hour the way back to its steps. */
export const SettingsNav = ({ current }: { current: (typeof SCREENS)[number]['to'] }) => (
  <>
    <FirstHourLine />
    <ScreenTabs label="settings.title" screens={SCREENS} current={current} />
  </>
);
