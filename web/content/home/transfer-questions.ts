import type { TFunction } from 'i18next';
import { type FiguresInWords, sentences } from '#base/content/orders/rule-figures.ts';

/** Questions about airport transfers, for the page and its structured data. */
export const transferQuestions = (
  t: TFunction<'home'>,
  { waiting, transferNotice: notice }: FiguresInWords,
) => [
  { question: t('faq.where.question'), answer: t('faq.where.answer') },
  {
    question: t('faq.delay.question'),
    answer: sentences(t('faq.delay.answer'), waiting && t('faq.delay.waiting', { waiting })),
  },
  { question: t('faq.price.question'), answer: t('faq.price.answer') },
  { question: t('faq.children.question'), answer: t('faq.children.answer') },
  { question: t('faq.luggage.question'), answer: t('faq.luggage.answer') },
  {
    question: t('faq.cancel.question'),
    answer: sentences(
      notice ? t('faq.cancel.free', { notice }) : t('faq.cancel.fee'),
      t('faq.cancel.answer'),
    ),
  },
];
