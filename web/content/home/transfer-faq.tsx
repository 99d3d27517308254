import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { useFigures } from '#base/content/orders/rule-figures.ts';
import { useItems } from '#base/content/sections.ts';
import { FaqList } from '#base/ui/sections/faq-list.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { transferQuestions } from './transfer-questions.ts';

/** Six questions about airport transfers, of which a phone shows three, and a link to the page with all of them. */
export function TransferFaq() {
  const { t } = useTranslation('home');
  const figures = useFigures();
  const hasNoTransfers = useSite()?.hasNoTransfers;
  const questions = useItems(
    'home',
    'faq',
    transferQuestions(t, figures).map(({ question, answer }) => ({
      title: question,
      text: answer,
    })),
  );
  if (hasNoTransfers || questions.length === 0) return null;
  return (
    <Section
      title={t('faq.title')}
      text={t('faq.text')}
      link={{ to: '/airport-transfers', text: t('faq.all') }}
      className="bg-limestone-100"
    >
      <FaqList
        entries={questions.map(({ title, text }) => ({ question: title, answer: text }))}
        className="max-sm:[&>:nth-child(n+4)]:hidden"
      />
    </Section>
  );
}
