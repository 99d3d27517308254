import { useTranslation } from 'react-i18next';
import { FormPage } from '#base/forms/form-page.tsx';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import { addressFor } from '#contract/address.ts';
import type { GuestReview } from '#contract/content/reviews.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif';
const SIZE = { width: 480 } as const;

function usePhotoState(state: string | undefined) {
  const { t } = useTranslation('reviews');
  if (!state?.startsWith('photo')) return undefined;
  if (state === 'photo') return { text: t('photo.added'), isError: false };
  if (state === 'photo-size') return { text: t('photo.size'), isError: true };
  const isOfFile = /-(?:type|svg|heic|avif|damaged|pixels|required)$/.test(state);
  return { text: isOfFile ? t('photo.type') : t('photo.failed'), isError: true };
}

type PhotoFormProps = {
  review: InLanguage<GuestReview>;
  token: string;
  /** Of the address: how the last upload went. */
  state: string | undefined;
};

/** Adds a photo to a review that is stored. A plain form: the page comes again with what became of the file. */
export function PhotoForm({ review: { reference, photo }, token, state }: PhotoFormProps) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const outcome = usePhotoState(state);
  const path = `/api/reviews/${encodeURIComponent(reference)}/photo`;
  const page = addressFor(`/review/${reference}?token=${token}`, language, isPrefixed);
  const query = new URLSearchParams({ token, page });
  return (
    <section id="photo" className="scroll-mt-24 border-t border-limestone-300 pt-8">
      <h2 className="text-2xl">{t('photo.title')}</h2>
      <p className="mt-2 text-stone">{t('photo.text')}</p>
      {outcome && (
        <p
          role={outcome.isError ? 'alert' : 'status'}
          className={`mt-4 font-semibold ${outcome.isError ? 'text-danger' : 'text-deep-900'}`}
        >
          {outcome.text}
        </p>
      )}
      {photo && (
        <img
          src={pictureUrl(photo, SIZE)}
          alt={t('photo.yours')}
          className="mt-4 max-h-72 rounded-xl"
        />
      )}
      <form
        method="post"
        encType="multipart/form-data"
        action={`${path}?${query}`}
        className="mt-4 space-y-4"
      >
        <label className="block font-semibold text-deep-900">
          {t('photo.choose')}
          <input
            type="file"
            name="file"
            accept={TYPES}
            required
            className="mt-1 block w-full rounded-xl border border-limestone-400 bg-white p-3 font-normal"
          />
        </label>
        <button type="submit" className={buttonClass('quiet')}>
          {photo ? t('photo.replace') : t('photo.add')}
        </button>
      </form>
      {photo && (
        <form method="post" action={`${path}/remove`} className="mt-4">
          <FormPage id="review-photo" />
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="min-h-11 text-danger underline underline-offset-4">
            {t('photo.remove')}
          </button>
        </form>
      )}
    </section>
  );
}
