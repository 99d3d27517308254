import { useTranslation } from 'react-i18next';
import { Button, CopyButton } from './button.tsx';
import { Dialog } from './dialog.tsx';

type SecretDialogProps = { title: string; text: string; secret: string; onClose: () => void };

/** Shows a secret or a key, which no later answer contains. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClose={onClose}>
      <p role="status">{text}</p>
      <p className="my-4 rounded-xl bg-white p-4 font-mono break-all">{secret}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} />
        <Button look="sea" className="sm:ml-auto" label={t('close')} onClick={onClose} />
      </div>
    </Dialog>
  );
}
