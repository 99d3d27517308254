import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

type PageHeaderProps = {
  title: string;
  text?: string;
  crumbs: readonly Crumb[];
  /** Of title and text, where they are not in the page's language. */
  lang?: string | undefined;
  textLang?: string | undefined;
  children?: ReactNode;
};

/** Top of every page but home: the way here, the heading, a line on what it is about. */
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
