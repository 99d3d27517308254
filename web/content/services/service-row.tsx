import type { ReactNode } from 'react';
import { LargePicture } from '#base/ui/pictures/large-picture.tsx';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';

const WIDTHS = [412, 640, 828, 1280] as const;
const SIZES = '(min-width: 1024px) 38rem, 100vw';

type ServiceRowProps = {
  title: string;
  text: string;
  image: string | null | undefined;
  isFirst?: boolean;
  facts: readonly string[];
  children: ReactNode;
};

/** A main service: a large picture next to its description, price and link. */
export function ServiceRow({
  title,
  text,
  image,
  isFirst = false,
  facts,
  children,
}: ServiceRowProps) {
  return (
    <article className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-2">
      <div
        className={`overflow-hidden rounded-card bg-sea-100 shadow-card ${isFirst ? '' : 'lg:col-start-2 lg:row-start-1'}`}
      >
        {image && isFirst && (
          <LargePicture
            path={image}
            alt=""
            widths={WIDTHS}
            sizes={SIZES}
            width={1280}
            height={853}
            className="aspect-3/2 w-full"
          />
        )}
        {image && !isFirst && (
          <LazyPicture
            path={image}
            alt=""
            ratio={3 / 2}
            widths={WIDTHS}
            sizes={SIZES}
            className="aspect-3/2"
          />
        )}
      </div>
      <div>
        <h2 className="text-3xl lg:text-4xl">{title}</h2>
        <p className="mt-4 text-lg text-stone">{text}</p>
        <ul className="mt-5 space-y-1.5 font-semibold text-terracotta-700">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </div>
    </article>
  );
}
