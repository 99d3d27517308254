import { useTranslation } from 'react-i18next';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';

/** On the server alone: the browser would request the texts of the basket for it. */
function Label() {
  const { t } = useTranslation('basket');
  return t('add');
}

type PlainAddButtonProps = { action: string; className?: string };

/** Without scripts: sends the form around it to the basket. Hydration leaves what the server put into a button, then it goes. */
export const PlainAddButton = ({ action, className = '' }: PlainAddButtonProps) =>
  useHydrated() ? null : (
    // Around the button: its own display would win over `hidden`.
    <span className="hidden noscript:contents">
      <button type="submit" formAction={action} className={buttonClass('quiet', className)}>
        {typeof document === 'undefined' && <Label />}
      </button>
    </span>
  );
