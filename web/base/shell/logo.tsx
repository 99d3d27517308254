import { ICONS } from '#base/ui/icons.tsx';

/** The logo's mark: limestone houses between sun and sea. */
export const LogoMark = ({ className = 'size-9' }: { className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${ICONS}#logo`} />
  </svg>
);
