import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/language.ts';
import { addToast } from '#ui/toast-store.ts';
import { Button } from './button.tsx';
import { formatInstant } from './dates.ts';
import { Dialog } from './dialog.tsx';
import type { ResourceApi } from './resource-api.ts';

type PreviewMenuProps = { api: Pick<ResourceApi<object>, 'preview'>; id: number; path: string; language: Language };

/** Signed links to the saved state of a page, one per language; valid for a day and without an account. */
export function PreviewMenu({ api, id, path, language }: PreviewMenuProps) {
  const { t } = useTranslation('admin');
  const {
    data: link,
    mutate: open,
    reset: close,
    isPending,
  } = useMutation({
    mutationFn: () => api.preview(id),
    onError: () => addToast({ title: t('preview.failed'), variant: 'destructive' }),
  });
  const addressOf = (code: Language) => `${window.location.origin}/${code}${path}?preview=${link?.token}`;
  const copy = async (code: Language) => {
    await navigator.clipboard.writeText(addressOf(code));
    addToast({ title: t('preview.copied') });
  };
  return (
    <>
      <Button label={t('preview.open')} onClick={() => open()} isBusy={isPending} />
      {link && (
        <Dialog title={t('preview.title')} onClose={close}>
          <p className="text-stone">{t('preview.text', { until: formatInstant(link.expiresAt, language) })}</p>
          <ul className="mt-4 space-y-2">
            {LANGUAGES.map((code) => (
              <li key={code} className="flex flex-wrap items-center justify-between gap-2 rounded-xl bg-white px-4 py-2">
                <a
                  href={addressOf(code)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="font-semibold text-sea-700 underline underline-offset-4"
                >
                  {LANGUAGE_LABELS[code]}
                </a>
                <Button className="px-4" label={t('preview.copy')} onClick={() => void copy(code)} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
