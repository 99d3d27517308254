import { useLanguage } from '#base/i18n/page-language.tsx';
import { readStoredLanguage, storeLanguage } from '#base/i18n/stored-language.ts';
import { afterSignIn, type CurrentUser } from '#contract/accounts/user.ts';

/**
 * Opens what follows the sign-in as a new document, so that all data is requested for the signed-in user. Addresses of the administration
 * name no language: it is shown in the one that this page was read in, unless another was chosen before.
 */
export function useSignedIn() {
  const language = useLanguage();
  return ({ role }: CurrentUser, next: string): void => {
    if (!readStoredLanguage()) storeLanguage(language);
    window.location.assign(afterSignIn(role, next));
  };
}
