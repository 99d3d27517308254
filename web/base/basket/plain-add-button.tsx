import { useTranslation } from 'react-i18next';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';

function Button({ className }: { className: string }) {
  const { t } = useTranslation('basket');
  return (
    <button
      type="submit"
      formAction="/api/basket"
      className={buttonClass('quiet', `hidden noscript:inline-flex ${className}`)}
    >
      {t('add')}
    </button>
  );
}

/** Without scripts: sends the form around it to the basket. With scripts it goes, so that its texts are not requested. */
export const PlainAddButton = ({ className = '' }: { className?: string }) =>
  useHydrated() ? null : <Button className={className} />;
