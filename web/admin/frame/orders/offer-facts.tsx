import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { serverNow } from '#base/clock/server-clock.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Offer } from '#contract/money/agreement.ts';
import { isOfferOpen } from '#contract/orders/offers.ts';

/** An offer lasts so long unless another end is chosen. */
const HOURS = 48;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The end that is suggested, at a full minute. */
export const suggestedEnd = () =>
  new Date(Math.ceil((serverNow() + HOURS * HOUR_MS) / MINUTE_MS) * MINUTE_MS).toISOString();

const STATES: Partial<Record<Offer, AdminKey>> = {
  made: 'offers.made',
  asked: 'offers.asked',
  accepted: 'offers.accepted',
  declined: 'offers.declined',
  expired: 'offers.expired',
};

type OfferFactsProps = {
  offer: Offer | null;
  /** In words; empty where the item says it. */
  what?: string;
  totalCents: number;
  depositCents?: number;
  until: string | null;
  note: string;
  isHeld?: boolean;
};

/** What was offered, and where it stands. */
export function OfferFacts(props: OfferFactsProps) {
  const { offer, what, totalCents, depositCents = 0, until, note, isHeld = false } = props;
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const state = offer && STATES[offer];
  const price = (cents: number) => formatCents(cents, 'EUR', language);
  return (
    <div className="space-y-1">
      {state && <p className="font-semibold text-deep-900">{t(state)}</p>}
      {what && <p>{what}</p>}
      <p>
        {[
          totalCents === 0 ? t('confirm_price.free') : price(totalCents),
          depositCents > 0 && t('offers.of_it', { amount: price(depositCents) }),
          until && t('offers.valid', { at: formatInstant(until, language) }),
          isHeld && isOfferOpen(offer) && t('offers.held'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {note && (
        <p className="whitespace-pre-line text-stone">
          <q>{note}</q>
        </p>
      )}
    </div>
  );
}
