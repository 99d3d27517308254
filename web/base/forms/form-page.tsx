import { useRouterState } from '@tanstack/react-router';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { addressFor } from '#contract/address.ts';

/** Hidden fields of a form that also works without JavaScript: its id, and the page to render again if it is rejected. */
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
