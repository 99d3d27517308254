import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

function Icon({ path, className = 'size-5', ...props }: IconProps & { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={path} />
    </svg>
  );
}

export const SearchIcon = (props: IconProps) => <Icon path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5" {...props} />;
export const MenuIcon = (props: IconProps) => <Icon path="M4 7h16M4 12h16M4 17h16" {...props} />;
export const CheckIcon = (props: IconProps) => <Icon path="m5 12.5 4.5 4.5L19 7.5" {...props} />;
export const CloseIcon = (props: IconProps) => <Icon path="M6 6l12 12M18 6 6 18" {...props} />;
export const ChevronDownIcon = (props: IconProps) => <Icon path="m6 9 6 6 6-6" {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <Icon path="m15 6-6 6 6 6" {...props} />;
export const ChevronRightIcon = (props: IconProps) => <Icon path="m9 6 6 6-6 6" {...props} />;
export const ArrowRightIcon = (props: IconProps) => <Icon path="M4 12h16m-6-6 6 6-6 6" {...props} />;
export const PauseIcon = (props: IconProps) => <Icon path="M9 6v12M15 6v12" {...props} />;
export const PlayIcon = (props: IconProps) => <Icon path="M8 5.5v13l10.5-6.5Z" {...props} />;
export const ChatIcon = (props: IconProps) => <Icon path="M4.5 5.5h15v11H11l-4.5 3.5v-3.5h-2Z" {...props} />;
export const ClockIcon = (props: IconProps) => <Icon path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4v4.8l3 2" {...props} />;
export const PinIcon = (props: IconProps) => (
  <Icon path="M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" {...props} />
);
export const ShieldIcon = (props: IconProps) => (
  <Icon path="M12 3.5 5 6v5.5c0 4.2 2.8 7.4 7 9 4.2-1.6 7-4.8 7-9V6Zm-3 8.5 2.2 2.2L15.5 10" {...props} />
);
export const LeafIcon = (props: IconProps) => (
  <Icon path="M5 19c0-8.5 5-13.5 14.5-14.5C19 14 14.5 19.5 8 18.5M5 19c2-4.5 5-7.5 9-9.5" {...props} />
);
export const PlaneIcon = (props: IconProps) => (
  <Icon path="M3.5 13.5 20 5.5c1-.5 1.6.6.8 1.3L15 12l1.5 7-1.8.8-3.4-5.3-3.8 3 .2 2.3-1.3.7-1.6-3.4-2.8-1.7Z" {...props} />
);
export const PeopleIcon = (props: IconProps) => (
  <Icon
    path="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9c0-3.5 2.5-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6M17.5 14.3c2.1.8 3.5 2.9 3.5 5.7"
    {...props}
  />
);
export const HandshakeIcon = (props: IconProps) => (
  <Icon path="M3 8.5 8 6l4 2 4-2 5 2.5v7l-2.5 1L13 20l-2-1-6-4.5-2 .5Zm9-.5-3.5 3.8c1.5 1.2 3 .9 4.5-.8l5.5 5" {...props} />
);
export const LinkIcon = (props: IconProps) => (
  <Icon path="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" {...props} />
);
export const ShareIcon = (props: IconProps) => <Icon path="M12 15V4m-4 4 4-4 4 4M6 12v7h12v-7" {...props} />;
export const CalendarIcon = (props: IconProps) => <Icon path="M4.5 6.5h15v13h-15Zm0 4h15M8.5 4v4M15.5 4v4" {...props} />;
export const PrinterIcon = (props: IconProps) => <Icon path="M7 9V4.5h10V9M7 17H4.5V9h15v8H17M7 14h10v5.5H7Z" {...props} />;
export const SpeechIcon = (props: IconProps) => (
  <Icon
    path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.5 2.5 3.5 5.5 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.5-3.5-8.5s1-6 3.5-8.5"
    {...props}
  />
);
export const StarIcon = ({ className = 'size-4', ...props }: IconProps) => (
  <svg viewBox="0 0 20 20" className={className} fill="currentColor" aria-hidden="true" {...props}>
    <path d="m10 1.6 2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9L6 11.7l-4.4-4 5.9-.7Z" />
  </svg>
);
export const CompassIcon = (props: IconProps) => (
  <Icon path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm3.5 5-2 5-5 2 2-5Z" {...props} />
);
export const BookIcon = (props: IconProps) => (
  <Icon path="M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5Zm0 0v13" {...props} />
);
export const PageIcon = (props: IconProps) => <Icon path="M6 3.5h8l4 4v13H6Zm8 0v4h4M9 12h6M9 16h6" {...props} />;
export const SwapIcon = (props: IconProps) => <Icon path="M8 4v15m-3.5-3.5L8 19l3.5-3.5M16 20V5m-3.5 3.5L16 5l3.5 3.5" {...props} />;
