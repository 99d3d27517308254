import { useTranslation } from 'react-i18next';
import { addToast } from '#ui/toast-store.ts';
import { Button } from './button.tsx';

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
  return <Button label={label ?? t('copy.copy')} onClick={() => void copy()} />;
}
