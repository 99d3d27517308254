import type { Context } from 'hono';
import { isLanguage, type Language } from '#contract/languages/language.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { CALENDAR_TYPE, calendarFile } from '#core/text/calendar-file.ts';
import type { App } from '#env';

type Booked = { reference: string; language: Language; subject: 'Trips' | 'Transfers' | 'Order' };

/** The events as a file, in the language of `?lang=` or of the guest. */
export async function calendarAnswer(
  c: Context<App>,
  { reference, language: own, subject }: Booked,
  eventsIn: (language: Language) => string[] | Promise<string[]>,
): Promise<Response> {
  const requested = c.req.query('lang');
  const language = isLanguage(requested) ? requested : own;
  const [{ siteName }, events] = await Promise.all([
    c.var.reader.run(siteSettings(c.var.db)),
    eventsIn(language),
  ]);
  return c.body(calendarFile({ siteName, subject, language }, events), 200, {
    'Content-Type': CALENDAR_TYPE,
    'Content-Disposition': `attachment; filename="${reference}.ics"`,
  });
}
