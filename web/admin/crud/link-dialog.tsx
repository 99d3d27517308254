import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './fields.tsx';
import { isLinkTarget, SITE_PATHS } from './site-paths.ts';
import { SubmitForm } from './submit-form.tsx';

type LinkDialogProps = { words: string; onLink: (words: string, address: string) => void; onClose: () => void };

/** Dialog for a link's text and address. */
export function LinkDialog({ words, onLink, onClose }: LinkDialogProps) {
  const { t } = useTranslation('admin');
  const list = useId();
  const [text, setText] = useState(words);
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const done = () => {
    const target = /^www\.|^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(address.trim()) ? `https://${address.trim()}` : address.trim();
    if (isLinkTarget(target)) onLink(text, target);
    else setWrong(true);
  };
  return (
    <Dialog title={t('markdown.link')} onClose={onClose}>
      <SubmitForm noValidate onSubmit={() => done()}>
        <div className="space-y-4">
          <TextField label={t('markdown.link_text')} value={text} onChange={setText} />
          <TextField
            label={t('markdown.link_address')}
            hint={t('markdown.link_hint')}
            error={isWrong ? 'invalid' : undefined}
            value={address}
            onChange={setAddress}
            list={list}
            inputMode="url"
            spellCheck={false}
          />
          <datalist id={list}>
            {SITE_PATHS.map((path) => (
              <option key={path} value={path} />
            ))}
          </datalist>
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button label={t('pictures.cancel')} onClick={onClose} />
          <Button look="sea" label={t('markdown.insert')} type="submit" />
        </div>
      </SubmitForm>
    </Dialog>
  );
}
