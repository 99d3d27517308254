import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AroundLink, LINK_PLACE } from './around-link.tsx';
import { CheckField, type FormFields } from './fields.tsx';

/** The terms, to be accepted before anything binds; they open in a new tab, next to the form, which keeps what was typed. */
export function TermsField({ form }: { form: FormFields }) {
  const { t } = useTranslation();
  return (
    <CheckField form={form} name="termsAccepted">
      <AroundLink text={t('binding.accept', { link: LINK_PLACE })}>
        <Link
          to="/legal/terms"
          target="_blank"
          className="text-sea-700 underline underline-offset-4"
        >
          {t('binding.terms')}
        </Link>
      </AroundLink>
    </CheckField>
  );
}
