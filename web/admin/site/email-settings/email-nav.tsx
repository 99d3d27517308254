import { ScreenTabs } from '#admin/frame/screen-tabs.tsx';

const SCREENS = [
  { to: '/email-settings', label: 'email.settings' },
  { to: '/email-settings/templates', label: 'email.templates' },
  { to: '/email-settings/outbox', label: 'email.outbox' },
] as const;

/** Tabs between the mail screens. */
export const EmailNav = ({ current }: { current: (typeof SCREENS)[number]['to'] }) => (
  <ScreenTabs label="email.title" screens={SCREENS} current={current} />
);
