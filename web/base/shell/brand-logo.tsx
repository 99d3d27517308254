import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import type { Brand } from '#contract/pages/brand.ts';
import { LogoMark } from './logo.tsx';

/** Twice the height that is shown, for sharp screens; a step of the ladder of widths. */
const LOGO_WIDTH = 480;
const SQUARE_WIDTH = 320;

/** The firm's own logo with its name in it; undefined where it has none for this ground. */
export function brandLogo(brand: Brand | undefined, ground: 'light' | 'dark') {
  const name = ground === 'light' ? 'logo' : 'logoDark';
  const [address, size] = [brand?.[name], brand?.sizes[name]];
  return address && size ? { address, size } : undefined;
}

/** Names the firm: what holds it is labelled, or names it in its text. */
export const BrandLogo = ({
  logo: { address, size },
  alt,
  className,
}: {
  logo: NonNullable<ReturnType<typeof brandLogo>>;
  alt: string;
  className: string;
}) => (
  <img
    src={pictureUrl(address, { width: LOGO_WIDTH })}
    alt={alt}
    width={size.width}
    height={size.height}
    className={`w-auto max-w-full object-contain object-left ${className}`}
  />
);

/** The mark next to the firm's name: its square logo, or the site's own. */
export const BrandMark = ({
  brand,
  className = 'size-9',
}: {
  brand: Brand | undefined;
  className?: string;
}) =>
  brand?.square ? (
    <img
      src={pictureUrl(brand.square, { width: SQUARE_WIDTH })}
      alt=""
      width={36}
      height={36}
      className={`object-contain ${className}`}
    />
  ) : (
    <LogoMark className={className} />
  );
