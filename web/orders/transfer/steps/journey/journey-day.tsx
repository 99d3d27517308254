import { perLanguage } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';

const days = perLanguage(
  (locale, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, {
      weekday: style,
      day: 'numeric',
      month: style,
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A calendar day (`YYYY-MM-DD`) with its weekday. Formats may differ between browser and edge; the server's text stays. */
export function JourneyDay({ day, style = 'long' }: { day: string; style?: 'short' | 'long' }) {
  const language = useLanguage();
  const at = Date.parse(`${day}T00:00:00Z`);
  return (
    <time dateTime={day} suppressHydrationWarning>
      {Number.isNaN(at) ? day : days(language, style).format(at)}
    </time>
  );
}
