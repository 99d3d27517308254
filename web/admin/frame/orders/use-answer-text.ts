import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { type BookedAnswer, type Question, YES_OR_NO } from '#contract/bookings/needs/questions.ts';
import { localize, localizeList } from '#contract/languages/translation.ts';

/** Questions and answers of a booking in the screen's language, as far as the option still asks them; else as they were asked and stored. */
export function useAnswerText(questions: readonly Question[]) {
  const { t } = useTranslation();
  const language = useLanguage();
  const asked = ({ questionId }: BookedAnswer) => questions.find(({ id }) => id === questionId);
  return {
    questionText(answer: BookedAnswer) {
      const question = asked(answer);
      return question ? localize(question, 'question', language) : answer.question;
    },
    answerText(answer: BookedAnswer) {
      const { value } = answer;
      const question = asked(answer);
      if (question?.type === 'yesno' && YES_OR_NO.some((one) => one === value))
        return t(value === 'yes' ? 'answer.yes' : 'answer.no');
      const at = question?.type === 'choice' ? question.choices.indexOf(value) : -1;
      return (question && localizeList(question, 'choices', language)[at]) ?? value;
    },
  };
}
