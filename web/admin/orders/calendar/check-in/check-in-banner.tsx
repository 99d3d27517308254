import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RefusedSteps } from './refused-steps.tsx';
import { useQueue, useSender } from './use-check-in.ts';

/** On every screen: sends check-ins that wait on this device, says how many there are, and what was refused of them. */
export function CheckInBanner() {
  const { t } = useTranslation('admin-area');
  const { steps, refused } = useQueue();
  const { pathname } = useLocation();
  useSender();
  // A departure's own screen says of each ticket that it waits.
  const isWaiting = steps.length > 0 && !pathname.includes('/departures/');
  if (!isWaiting && refused.length === 0) return null;
  return (
    <aside
      aria-label={t('scan.title')}
      className="border-b-4 border-sun bg-limestone-50 px-4 py-3 text-deep-900 sm:px-6 print:hidden"
    >
      {isWaiting && <p role="status">{t('scan.waiting', { count: steps.length })}</p>}
      <RefusedSteps />
    </aside>
  );
}
