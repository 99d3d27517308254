import { ScreenTabs } from '#admin/screen-tabs.tsx';

const SCREENS = [
  { to: '/email-settings', label: 'email.settings' },
  { to: '/email-settings/templates', label: 'email.templates' },
  { to: '/email-settings/outbox', label: 'email.outbox' },
] as const;

/** Ways between the screens about mail. */
export const EmailNav = ({ current }: { current: (typeof SCREENS)[number]['to'] }) => (
  <ScreenTabs label="email.title" screens={SCREENS} current={current} />
);
