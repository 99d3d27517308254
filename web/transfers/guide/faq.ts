import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Frequent questions about transfers, independent of the place. */
export const transferFaq = (t: TFunction<'airport-transfers'>) => [
  { question: t('faq.meet.question'), answer: t('faq.meet.answer') },
  { question: t('faq.delay.question'), answer: t('faq.delay.answer') },
  { question: t('faq.price.question'), answer: t('faq.price.answer') },
  { question: t('faq.night.question'), answer: t('faq.night.answer') },
  { question: t('faq.children.question'), answer: t('faq.children.answer') },
  { question: t('faq.cancel.question'), answer: t('faq.cancel.answer') },
];

export const useTransferFaq = () => transferFaq(useTranslation('airport-transfers').t);
