import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError } from '#base/api/fetch-json.ts';

/** Why a booking was refused, in the reader's language. */
export function useRefusalText() {
  const { t } = useTranslation('trips');
  const { t: tCommon } = useTranslation();
  const failureText = useFailureText();
  return (error: unknown): string => {
    const code = error instanceof AnswerError ? error.problem?.code : undefined;
    if (code === 'sold_out') return t('book.refused_sold_out');
    if (code === 'closed') return t('book.refused_closed');
    if (code === 'units') return t('book.refused_units');
    if (code === 'expired') return t('book.hold_over');
    return failureText(error, tCommon('form.failed'));
  };
}
