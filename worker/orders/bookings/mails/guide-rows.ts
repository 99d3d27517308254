import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import { localizeList } from '#contract/languages/translation.ts';
import type { MailText } from '#core/mail/mail-site.ts';
import type { RequestInMail } from './trip-mail-parts.ts';

/** For the day itself: the way to the meeting point, what the guide speaks, what to bring. */
export function guideRows(
  { trip }: Pick<RequestInMail, 'trip'>,
  language: Language,
  text: MailText,
) {
  const { meetingLatitude: latitude, meetingLongitude: longitude } = trip;
  const hasSpot = typeof latitude === 'number' && typeof longitude === 'number';
  const bring = localizeList<'bring', string>(
    { bring: trip.bring ?? [], translations: trip.translations },
    'bring',
    language,
  );
  return [
    {
      label: text('mail.label.directions'),
      value: hasSpot
        ? `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
        : '',
    },
    {
      label: text('mail.label.guide'),
      value: (trip.guideLanguages ?? []).map((one) => LANGUAGE_LABELS[one]).join(', '),
    },
    { label: text('mail.label.bring'), value: bring.join(', ') },
  ];
}
