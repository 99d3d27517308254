import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type FiguresInWords, useFigures } from '#base/content/orders/rule-figures.ts';

/** Frequent questions about transfers, independent of the place. */
export const transferFaq = (
  t: TFunction<'airport-transfers'>,
  { transferNotice: notice, hours }: FiguresInWords,
) => [
  { question: t('faq.meet.question'), answer: t('faq.meet.answer') },
  { question: t('faq.delay.question'), answer: t('faq.delay.answer') },
  { question: t('faq.price.question'), answer: t('faq.price.answer') },
  {
    question: t('faq.night.question'),
    answer: hours ? t('faq.night.hours', hours) : t('faq.night.answer'),
  },
  { question: t('faq.children.question'), answer: t('faq.children.answer') },
  {
    question: t('faq.cancel.question'),
    answer: notice ? t('faq.cancel.answer', { notice }) : t('faq.cancel.fee'),
  },
];

export function useTransferFaq() {
  const { t } = useTranslation('airport-transfers');
  return transferFaq(t, useFigures());
}
