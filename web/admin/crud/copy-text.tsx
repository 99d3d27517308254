import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { addToast } from '#ui/toast-store.ts';

/** Copies a text to the clipboard and confirms that it did. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation('admin');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      addToast({ title: t('copy.copied') });
    } catch {
      addToast({ title: t('copy.failed'), variant: 'destructive' });
    }
  };
  return (
    <button type="button" className={buttonClass('quiet')} onClick={() => void copy()}>
      {label ?? t('copy.copy')}
    </button>
  );
}
