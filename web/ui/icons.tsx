import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

const icon = (path: string, viewBox = '0 0 24 24') =>
  function Icon({ className = 'size-5', ...props }: IconProps) {
    return (
      <svg viewBox={viewBox} className={className} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" {...props}>
        <path d={path} />
      </svg>
    );
  };

export const SearchIcon = icon('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const ChevronDownIcon = icon('m6 9 6 6 6-6');
export const ChevronLeftIcon = icon('m15 6-6 6 6 6');
export const ChevronRightIcon = icon('m9 6 6 6-6 6');
export const ArrowRightIcon = icon('M4 12h16m-6-6 6 6-6 6');
export const PauseIcon = icon('M9 6v12M15 6v12');
export const PlayIcon = icon('M8 5.5v13l10.5-6.5Z');
export const ChatIcon = icon('M4.5 5.5h15v11H11l-4.5 3.5v-3.5h-2Z');
export const ClockIcon = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4v4.8l3 2');
export const PinIcon = icon('M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z');
export const ShieldIcon = icon('M12 3.5 5 6v5.5c0 4.2 2.8 7.4 7 9 4.2-1.6 7-4.8 7-9V6Zm-3 8.5 2.2 2.2L15.5 10');
export const LeafIcon = icon('M5 19c0-8.5 5-13.5 14.5-14.5C19 14 14.5 19.5 8 18.5M5 19c2-4.5 5-7.5 9-9.5');
export const PlaneIcon = icon('M3.5 13.5 20 5.5c1-.5 1.6.6.8 1.3L15 12l1.5 7-1.8.8-3.4-5.3-3.8 3 .2 2.3-1.3.7-1.6-3.4-2.8-1.7Z');
export const PeopleIcon = icon('M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.5 2.5-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.3c2.1.8 3.5 2.9 3.5 5.7');
export const HandshakeIcon = icon('M3 8.5 8 6l4 2 4-2 5 2.5v7l-2.5 1L13 20l-2-1-6-4.5-2 .5Zm9-.5-3.5 3.8c1.5 1.2 3 .9 4.5-.8l5.5 5');
export const StarIcon = ({ className = 'size-4', ...props }: IconProps) => (
  <svg viewBox="0 0 20 20" className={className} fill="currentColor" aria-hidden="true" {...props}>
    <path d="m10 1.6 2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9L6 11.7l-4.4-4 5.9-.7Z" />
  </svg>
);
