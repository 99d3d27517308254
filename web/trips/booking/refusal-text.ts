import { useTranslation } from 'react-i18next';
import { AnswerError } from '#api/fetch-json.ts';
import { useFailureText } from '#forms/failure-text.ts';

const CONFLICT = 409;

export const isSoldOut = (error: unknown) => error instanceof AnswerError && error.problem?.code === 'sold_out';

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
    // A refusal that was rendered with the page has no code.
    if (error instanceof AnswerError && error.status === CONFLICT) return t('book.refused_sold_out');
    return failureText(error, tCommon('form.failed'));
  };
}
