import { useTranslation } from 'react-i18next';
import type { StateLabel, Tone } from './state-labels.ts';

const LOOKS: Record<Tone, string> = {
  open: 'bg-terracotta-600 text-white',
  good: 'bg-sea-100 text-sea-800',
  over: 'bg-limestone-200 text-ink',
  bad: 'bg-danger text-white',
};

export function StateBadge({ state, count }: { state: StateLabel; count?: string }) {
  const { t } = useTranslation('admin-area');
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${LOOKS[state.tone]}`}
    >
      {t(state.label)}
      {count !== undefined && <span>{count}</span>}
    </span>
  );
}
