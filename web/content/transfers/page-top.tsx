import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '#base/ui/breadcrumbs.tsx';
import { WidePicture } from './wide-picture.tsx';

type PageTopProps = {
  title: string;
  text: string;
  crumbs: readonly Crumb[];
  lang?: string | undefined;
  image?: string | null | undefined;
  alt?: string;
  children?: ReactNode;
};

/** Heading on the left, picture on the right. */
export const PageTop = ({ title, text, crumbs, lang, image, alt = '', children }: PageTopProps) => (
  <div className="border-b border-limestone-200 bg-limestone-100">
    <div className="container-page grid items-center gap-8 py-8 lg:grid-cols-2 lg:gap-12 lg:py-12">
      <div className="min-w-0">
        <Breadcrumbs crumbs={crumbs} />
        <h1 lang={lang} className="mt-4 text-3xl hyphens-auto xs:text-4xl lg:text-5xl">
          {title}
        </h1>
        <p className="mt-4 max-w-prose text-lg text-pretty text-stone">{text}</p>
        {children}
      </div>
      {image && <WidePicture path={image} alt={alt} />}
    </div>
  </div>
);
