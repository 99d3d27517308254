import { useRouterState } from '@tanstack/react-router';
import { addressFor } from '#contract/address.ts';
import { useLanguage, usePageLanguage } from '#i18n/page-language.tsx';

/** Hidden fields of a form that also works without JavaScript: which form it is and the page to show again when it is refused. */
export function FormPage({ id }: { id: string }) {
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <>
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="page" value={addressFor(path, language, isPrefixed)} />
      <input type="hidden" name="language" value={language} />
    </>
  );
}
