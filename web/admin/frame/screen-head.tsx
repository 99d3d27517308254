import { Children, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document title. */
export function useScreenTitle(title: string): void {
  const { t } = useTranslation('admin-area');
  const area = t('title');
  useEffect(() => {
    document.title = `${title} | ${area}`;
  }, [title, area]);
}

/** Many actions scroll in themselves on phones. */
const MANY =
  'max-w-full sm:flex-wrap max-sm:-mx-4 max-sm:max-w-screen max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0';

type ScreenHeadProps = {
  title: string;
  text?: string;
  className?: string /** Actions next to the heading. */;
  children?: ReactNode;
};

/** A screen's heading, which is the document's title as well. */
export function ScreenHead({ title, text, className = '', children }: ScreenHeadProps) {
  useScreenTitle(title);
  return (
    <div className={`flex flex-wrap items-end justify-between gap-4 ${className}`}>
      <div>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {text && <p className="mt-2 max-w-prose text-stone">{text}</p>}
      </div>
      {children && (
        <div
          className={`flex gap-2 max-sm:*:px-4 sm:gap-3 ${Children.toArray(children).length > 2 ? MANY : 'flex-wrap'}`}
        >
          {children}
        </div>
      )}
    </div>
  );
}
