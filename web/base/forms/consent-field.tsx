import { Link } from '@tanstack/react-router';
import { AroundLink, LINK_PLACE } from './around-link.tsx';
import { CheckField, type FormFields } from './fields.tsx';

type ConsentFieldProps = {
  form: FormFields;
  /** The sentence, made of the place of its link. */
  text: (place: { link: string }) => string;
  link: string;
};

/** The privacy policy, to be agreed to; it opens on the same page, which keeps what was typed. */
export const ConsentField = ({ form, text, link }: ConsentFieldProps) => (
  <CheckField form={form} name="privacyAccepted">
    <AroundLink text={text({ link: LINK_PLACE })}>
      <Link to="/legal/privacy" className="text-sea-700 underline underline-offset-4">
        {link}
      </Link>
    </AroundLink>
  </CheckField>
);
