import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { CheckField, FormStatus, TextAreaField, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import {
  type GuestReview,
  REVIEW_NAME_LENGTH,
  REVIEW_TEXT_LENGTH,
} from '#contract/content/reviews.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { guestReviewQuery } from './reviews.loaders.ts';
import { StarsField } from './stars-field.tsx';

const FORM = 'review';

type ReviewFormProps = { review: InLanguage<GuestReview>; token: string };

/** Stars, words, name, country and consent; works without scripts, and keeps what was typed when it is refused. */
export function ReviewForm({ review, token }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const client = useQueryClient();
  const action = `/api/reviews/${encodeURIComponent(review.reference)}`;
  const isWritten = review.status !== 'asked';
  const form = useForm({
    id: FORM,
    initial: {
      ...{ stars: review.stars === null ? '' : String(review.stars), text: review.text },
      ...{ name: review.name, country: review.country, consent: isWritten ? 'true' : '' },
    },
    check: (values): FormErrors => ({
      ...(values.stars === '' && { stars: 'required' }),
      ...(isBlank(values.text) && { text: 'required' }),
      ...(isBlank(values.name) && { name: 'required' }),
      ...(values.consent === '' && { consent: 'consent_needed' }),
    }),
    send: (values) =>
      fetchJson<GuestReview>(action, { method: 'POST', body: { ...values, token, language } }),
    onSent: () => {
      window.scrollTo({ top: 0 });
      const { queryKey } = guestReviewQuery(review.reference, token, language);
      void client.invalidateQueries({ queryKey });
    },
  });
  return (
    <form {...form.formProps} action={action} className="space-y-6">
      <FormPage id={FORM} />
      <input type="hidden" name="token" value={token} />
      <StarsField form={form} />
      <TextAreaField
        form={form}
        name="text"
        label={t('write.text')}
        hint={t('write.text_hint')}
        rows={7}
        maxLength={REVIEW_TEXT_LENGTH}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          form={form}
          name="name"
          label={t('write.name')}
          hint={t('write.name_hint')}
          autoComplete="given-name"
          maxLength={REVIEW_NAME_LENGTH}
        />
        <TextField
          form={form}
          name="country"
          label={t('write.country')}
          autoComplete="country-name"
          maxLength={REVIEW_NAME_LENGTH}
          required={false}
        />
      </div>
      <CheckField form={form} name="consent">
        {t('write.consent')}
      </CheckField>
      <FormStatus failure={form.failure} />
      <button type="submit" disabled={form.isSending} className={buttonClass('primary', 'h-12')}>
        <BusyLabel isBusy={form.isSending}>
          {isWritten ? t('write.change') : t('write.send')}
        </BusyLabel>
      </button>
    </form>
  );
}
