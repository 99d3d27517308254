import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs.tsx';

type PageHeaderProps = {
  title: string;
  text?: string;
  crumbs: readonly Crumb[];
  /** Language of title and text if it differs from the page's. */
  lang?: string | undefined;
  textLang?: string | undefined;
  children?: ReactNode;
};

/** Top of every page except home: breadcrumbs, heading, and an introductory line. */
export const PageHeader = ({ title, text, crumbs, lang, textLang, children }: PageHeaderProps) => (
  <div className="border-b border-limestone-200 bg-limestone-100">
    <div className="container-page py-8 lg:py-12">
      <Breadcrumbs crumbs={crumbs} />
      <h1 lang={lang} className="mt-4 max-w-4xl text-3xl hyphens-auto xs:text-4xl lg:text-5xl">
        {title}
      </h1>
      {text && (
        <p lang={textLang} className="mt-4 max-w-2xl text-lg text-pretty text-stone">
          {text}
        </p>
      )}
      {children}
    </div>
  </div>
);
