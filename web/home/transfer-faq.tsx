import { useTranslation } from 'react-i18next';
import { FaqList } from '#ui/faq-list.tsx';
import { Section } from '#ui/section.tsx';

/** Six questions on airport transfers, and the way to all of them. */
export function TransferFaq() {
  const { t } = useTranslation('home');
  const entries = [
    { question: t('faq.where.question'), answer: t('faq.where.answer') },
    { question: t('faq.delay.question'), answer: t('faq.delay.answer') },
    { question: t('faq.price.question'), answer: t('faq.price.answer') },
    { question: t('faq.children.question'), answer: t('faq.children.answer') },
    { question: t('faq.luggage.question'), answer: t('faq.luggage.answer') },
    { question: t('faq.cancel.question'), answer: t('faq.cancel.answer') },
  ];
  return (
    <Section
      title={t('faq.title')}
      text={t('faq.text')}
      link={{ to: '/airport-transfers', text: t('faq.all') }}
      className="bg-limestone-100"
    >
      <FaqList entries={entries} />
    </Section>
  );
}
