import { ScreenTabs } from '#admin/frame/screen-tabs.tsx';

const SCREENS = [
  { to: '/images', label: 'pictures.title' },
  { to: '/images/slots', label: 'photographs.title' },
] as const;

/** The library, and the places of the site that show its pictures. */
export const PictureTabs = ({ current }: { current: (typeof SCREENS)[number]['to'] }) => (
  <ScreenTabs label="pictures.title" screens={SCREENS} current={current} />
);
