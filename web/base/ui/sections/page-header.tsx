import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs.tsx';

type PageHeaderProps = {
  title: string;
  text?: string;
  crumbs: readonly Crumb[];
  /** Language of title and text if it differs from the page's. */
  lang?: string | undefined;
  textLang?: string | undefined;
  /** Less space, and no introductory line on narrow screens. */
  isCompact?: boolean;
  children?: ReactNode;
};

/** Top of every page except home: breadcrumbs, heading, and an introductory line. */
export const PageHeader = ({
  title,
  text,
  crumbs,
  lang,
  textLang,
  isCompact = false,
  children,
}: PageHeaderProps) => (
  <div className="border-b border-limestone-200 bg-limestone-100">
    <div className={`container-page ${isCompact ? 'py-4 lg:py-8' : 'py-8 lg:py-12'}`}>
      <Breadcrumbs crumbs={crumbs} />
      <h1
        lang={lang}
        className={`max-w-4xl text-3xl hyphens-auto lg:text-5xl ${isCompact ? 'mt-1 lg:mt-3' : 'mt-4 xs:text-4xl'}`}
      >
        {title}
      </h1>
      {text && (
        <p
          lang={textLang}
          className={`mt-4 max-w-2xl text-lg text-pretty text-stone ${isCompact ? 'max-lg:hidden' : ''}`}
        >
          {text}
        </p>
      )}
      {children}
    </div>
  </div>
);
