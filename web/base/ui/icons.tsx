import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

/** All icons in one file, cached immutably: a changed one needs a new number. */
export const ICONS = '/assets/icons-2.svg';

const Icon = ({ name, className = 'size-5', ...props }: IconProps & { name: string }) => (
  <svg className={className} aria-hidden="true" {...props}>
    <use href={`${ICONS}#${name}`} />
  </svg>
);

export const SearchIcon = (props: IconProps) => <Icon name="search" {...props} />;
export const MenuIcon = (props: IconProps) => <Icon name="menu" {...props} />;
export const CheckIcon = (props: IconProps) => <Icon name="check" {...props} />;
export const CloseIcon = (props: IconProps) => <Icon name="close" {...props} />;
export const ChevronDownIcon = (props: IconProps) => <Icon name="chevron-down" {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <Icon name="chevron-left" {...props} />;
export const ChevronRightIcon = (props: IconProps) => <Icon name="chevron-right" {...props} />;
export const ArrowRightIcon = (props: IconProps) => <Icon name="arrow-right" {...props} />;
export const PauseIcon = (props: IconProps) => <Icon name="pause" {...props} />;
export const PlayIcon = (props: IconProps) => <Icon name="play" {...props} />;
export const ChatIcon = (props: IconProps) => <Icon name="chat" {...props} />;
export const ClockIcon = (props: IconProps) => <Icon name="clock" {...props} />;
export const PinIcon = (props: IconProps) => <Icon name="pin" {...props} />;
export const ShieldIcon = (props: IconProps) => <Icon name="shield" {...props} />;
export const LeafIcon = (props: IconProps) => <Icon name="leaf" {...props} />;
export const PlaneIcon = (props: IconProps) => <Icon name="plane" {...props} />;
export const PeopleIcon = (props: IconProps) => <Icon name="people" {...props} />;
export const HandshakeIcon = (props: IconProps) => <Icon name="handshake" {...props} />;
export const LinkIcon = (props: IconProps) => <Icon name="link" {...props} />;
export const ShareIcon = (props: IconProps) => <Icon name="share" {...props} />;
export const CalendarIcon = (props: IconProps) => <Icon name="calendar" {...props} />;
export const PrinterIcon = (props: IconProps) => <Icon name="printer" {...props} />;
export const SpeechIcon = (props: IconProps) => <Icon name="speech" {...props} />;
export const CompassIcon = (props: IconProps) => <Icon name="compass" {...props} />;
export const BookIcon = (props: IconProps) => <Icon name="book" {...props} />;
export const PageIcon = (props: IconProps) => <Icon name="page" {...props} />;
export const SwapIcon = (props: IconProps) => <Icon name="swap" {...props} />;
export const CardIcon = (props: IconProps) => <Icon name="card" {...props} />;
export const WeatherIcon = (props: IconProps) => <Icon name="weather" {...props} />;
export const StarIcon = ({ className = 'size-4', ...props }: IconProps) => (
  <Icon name="star" className={className} {...props} />
);
