import { useTranslation } from 'react-i18next';
import { saveFile } from '#admin/frame/behaviour/save-file.ts';
import { Button, CopyButton } from '#admin/frame/button.tsx';

/** Shown once, with ways to store them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('admin-area');
  const text = codes.join('\n');
  const download = () =>
    saveFile('recovery-codes.txt', 'text/plain', `${window.location.host}\n\n${text}\n`);
  return (
    <>
      <p>{t('factor.codes_text')}</p>
      <ol className="my-5 grid gap-x-6 gap-y-1 rounded-xl bg-white p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} />
        <Button label={t('copy.download')} onClick={download} />
        <Button look="sea" className="sm:ml-auto" label={t('factor.codes_kept')} onClick={onKept} />
      </div>
    </>
  );
}
