import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchAnswer } from '#base/api/fetch-json.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { LONG_ANSWER_MS } from './behaviour/long-answer.ts';
import { saveFile } from './behaviour/save-file.ts';
import { useRights } from './behaviour/use-rights.ts';

const nameIn = (disposition: string | null) =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'export.csv';

type FileLinkProps = {
  href: string;
  name?: string;
  className: string;
  children: ReactNode;
  onSaved?: () => void;
};

/** Downloads a file from the API with `fetch`, so that an error can be shown or recovered from instead of opening a page of JSON; absent where the user may not read it. */
export function FileLink({ href, name, className, children, onSaved }: FileLinkProps) {
  const { t } = useTranslation('admin-area');
  const { may } = useRights();
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const response = await fetchAnswer(href, { limitMs: LONG_ANSWER_MS });
      saveFile(
        name ?? nameIn(response.headers.get('Content-Disposition')),
        '',
        await response.blob(),
      );
      onSaved?.();
    } catch {
      addToast({ title: t('list.failed'), variant: 'destructive' });
    }
  };
  if (!may('GET', href)) return null;
  return (
    <a href={href} download className={className} onClick={(event) => void download(event)}>
      {children}
    </a>
  );
}
