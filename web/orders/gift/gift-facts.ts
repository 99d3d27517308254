import type { TFunction } from 'i18next';
import type { GiftVoucherOffer } from '#contract/money/vouchers.ts';

/** What is said about gift vouchers, on their page and to search engines. */
export const giftFacts = (
  t: TFunction<'gift-vouchers'>,
  { withdrawalDays: days }: GiftVoucherOffer,
) => [
  { question: t('facts.use'), answer: t('facts.use_text') },
  { question: t('facts.price'), answer: t('facts.price_text') },
  { question: t('facts.valid'), answer: t('facts.valid_text') },
  { question: t('facts.withdraw'), answer: t('facts.withdraw_text', { days }) },
];
