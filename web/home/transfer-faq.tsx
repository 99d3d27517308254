import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Section } from './section.tsx';

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
    <Section title={t('faq.title')} text={t('faq.text')} link={{ to: '/airport-transfers', text: t('faq.all') }} className="bg-limestone-100">
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
        {entries.map(({ question, answer }) => (
          <details key={question} className="group rounded-2xl bg-white shadow-card">
            <summary className="flex list-none items-center justify-between gap-4 rounded-2xl px-6 py-5 font-semibold text-deep-900 [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDownIcon className="size-5 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <p className="px-6 pb-6 text-stone">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
