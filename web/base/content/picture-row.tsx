import type { ReactNode } from 'react';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';

const WIDTHS = [320, 412] as const;

type PictureRowProps = {
  image: string | null | undefined;
  /** Shown where there is no picture. */
  icon?: ReactNode;
  /** A heading or line that holds the link; the link covers the row with `after:absolute after:inset-0`. */
  children: ReactNode;
  price?: ReactNode;
};

/** A small picture, words and a price in one row that is one link. */
export const PictureRow = ({ image, icon, children, price }: PictureRowProps) => (
  <article className="relative flex h-full items-center gap-4 rounded-2xl bg-white p-3 shadow-card hover:shadow-lifted">
    {image ? (
      <LazyPicture
        path={image}
        alt=""
        ratio={4 / 3}
        widths={WIDTHS}
        sizes="7rem"
        className="aspect-4/3 w-28 shrink-0 rounded-xl"
      />
    ) : (
      <span className="flex aspect-4/3 w-28 shrink-0 items-center justify-center rounded-xl bg-sea-100 text-sea-700">
        {icon}
      </span>
    )}
    <div className="min-w-0 grow">
      {children}
      {price && <p className="mt-1 font-semibold text-terracotta-700">{price}</p>}
    </div>
  </article>
);
