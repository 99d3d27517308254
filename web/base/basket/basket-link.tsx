import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#base/ui/button.tsx';
import { basket } from './basket-store.ts';

/** The way to the basket, with the count of its items. */
export default function BasketLink() {
  const { t } = useTranslation('basket');
  const count = basket.useItems().length;
  if (count === 0) return null;
  return (
    <Link
      to="/basket"
      className={`${iconButtonClass} relative -mr-2`}
      aria-label={t('link', { count })}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 9h16l-1.6 10.2a1 1 0 0 1-1 .8H6.6a1 1 0 0 1-1-.8zM8.5 9 11 3.5M15.5 9 13 3.5" />
      </svg>
      <span
        aria-hidden="true"
        className="absolute top-0 right-0 flex size-5 items-center justify-center rounded-full bg-terracotta-600 text-xs font-bold text-white"
      >
        {count}
      </span>
    </Link>
  );
}
