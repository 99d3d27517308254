import type { TFunction } from 'i18next';

/** Questions about airport transfers, for the page and its structured data. */
export const transferQuestions = (t: TFunction<'home'>) => [
  { question: t('faq.where.question'), answer: t('faq.where.answer') },
  { question: t('faq.delay.question'), answer: t('faq.delay.answer') },
  { question: t('faq.price.question'), answer: t('faq.price.answer') },
  { question: t('faq.children.question'), answer: t('faq.children.answer') },
  { question: t('faq.luggage.question'), answer: t('faq.luggage.answer') },
  { question: t('faq.cancel.question'), answer: t('faq.cancel.answer') },
];
