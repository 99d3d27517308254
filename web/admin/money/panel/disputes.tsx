import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import { DISPUTES } from './money-words.ts';

/** Payments that guests dispute with their bank, and how that ended. */
export function Disputes({ disputes }: Pick<SubjectLedger, 'disputes'>) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return disputes.map(({ reference, state, at, cents }) => (
    <p
      key={reference}
      className={`rounded-xl border-l-8 bg-limestone-100 p-3 ${state === 'open' ? 'border-danger' : 'border-sun'}`}
    >
      {t(DISPUTES[state], {
        amount: formatCents(cents, 'EUR', language),
        date: formatInstant(at, language),
      })}{' '}
      <span translate="no" className="text-sm break-all text-stone">
        {reference}
      </span>
    </p>
  ));
}
