import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../icons.tsx';
import type { PageLink } from '../page-link.ts';

type SectionProps = {
  title: string;
  text?: string;
  link?: PageLink & { text: string };
  className?: string;
  children: ReactNode;
};

/** A section of a page: heading, intro line, and a link to the full list. */
export function Section({ title, text, link, className = '', children }: SectionProps) {
  const { text: linkText, ...page } = link ?? {};
  return (
    <section className={`py-14 lg:py-20 ${className}`}>
      <div className="container-page">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-10">
          <div className="max-w-2xl">
            <h2 className="text-3xl lg:text-4xl">{title}</h2>
            {text && <p className="mt-3 text-lg text-stone">{text}</p>}
          </div>
          {'to' in page && (
            <Link
              {...page}
              className="group inline-flex min-h-11 items-center gap-2 font-semibold text-sea-700 underline-offset-4 hover:underline"
            >
              {linkText}
              <ArrowRightIcon className="size-5 transition-transform group-hover:translate-x-1" />
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
