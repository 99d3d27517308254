import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#admin/frame/behaviour/dates.ts';
import { keepOffline } from '#base/api/keep-offline.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { DepartureStart } from '#contract/bookings/firm-calendar.ts';
import { manifestPath } from '../calendar.api.ts';
import { qrReader } from './read-qr.ts';

type KeptListProps = {
  start: DepartureStart;
  copyOf: string | null;
  /** Only a list that is checked in now stays on the device. */
  isOpen: boolean;
};

/** Keeps a departure's check-in on this device, so that it opens without a connection; says so, or from when the copy is. */
export function KeptList({ start, copyOf, isOpen }: KeptListProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const path = manifestPath(start);
  const isCopy = copyOf !== null;
  const [keptPath, setKeptPath] = useState<string>();
  useEffect(() => {
    if (!isOpen || isCopy) return;
    let isShown = true;
    const answers = [path, '/api/user'];
    // The decoder is a file of its own, which the camera needs there, too.
    void qrReader()
      .catch(() => undefined)
      .then(() => keepOffline({ namespaces: ['admin-area'], answers }))
      .then((isKept) => isShown && setKeptPath(isKept ? path : undefined));
    return () => {
      isShown = false;
    };
  }, [path, isOpen, isCopy]);
  return (
    <div role="status" className="print:hidden">
      {copyOf ? (
        <p className="mt-4 rounded-xl bg-sun px-4 py-3 font-semibold text-ink">
          {t('scan.copy', { at: formatTime(copyOf, language) })}
        </p>
      ) : (
        keptPath === path && <p className="mt-2 text-sm text-stone">{t('scan.kept')}</p>
      )}
    </div>
  );
}
