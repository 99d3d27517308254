import { and, eq } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import { WeatherNoteInput } from '#contract/bookings/firm-calendar.schema.ts';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { WEATHER_TEMPLATES, type WeatherTemplate } from '#contract/bookings/weather-note.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { isFilled } from '#contract/languages/translation.ts';
import { departures } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { router } from '#core/http/router.ts';
import type { MailKey } from '#core/locales/strings.ts';
import { mailSite, mailText } from '#core/mail/mail-site.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { storeDeparture } from '#orders/bookings/places.sql.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { auditOf, DEPARTURE_PARAMETERS, namedDeparture, ONE_DEPARTURE } from './named-departure.ts';

const TEXTS = {
  wind: 'mail.weather.wind',
  sea: 'mail.weather.sea',
  rain: 'mail.weather.rain',
  heat: 'mail.weather.heat',
  fog: 'mail.weather.fog',
  watch: 'mail.weather.watch',
} as const satisfies Record<WeatherTemplate['name'], MailKey>;

/** What the firm says of a departure's weather: on the guests' pages and in the reminder of the day before. */
export const weatherAdminRoutes = router();

weatherAdminRoutes.get(
  '/weather-templates',
  describeRoute({ summary: 'What is often said of the weather, in all languages' }),
  noStepUp('a read'),
  async (c) => {
    const site = await c.var.reader.run(mailSite(c.var.db));
    const templates = WEATHER_TEMPLATES.map(
      (name): WeatherTemplate => ({
        name,
        note: Object.fromEntries(
          LANGUAGES.map((language) => [language, mailText(site, language)(TEXTS[name])]),
        ),
      }),
    );
    return c.json<WeatherTemplate[]>(templates);
  },
);
weatherAdminRoutes.put(
  `${ONE_DEPARTURE}/weather`,
  describeRoute({
    summary: 'Tell the guests of a departure about the weather',
    description: 'By language. Without any text the note is taken back.',
    parameters: DEPARTURE_PARAMETERS,
  }),
  noStepUp('planning of departures'),
  body(WeatherNoteInput),
  async (c) => {
    const { db } = c.var;
    const now = new Date();
    const sent = Object.entries(c.req.valid('json')).filter(([, text]) => isFilled(text));
    const weatherNote = sent.length > 0 ? Object.fromEntries(sent) : null;
    const { optionId, date, time, plan, row, departure } = await namedDeparture(c, now);
    const planned = plan && departuresBetween(plan, date, date).find((one) => one.time === time);
    const isStart = and(
      eq(departures.optionId, optionId),
      eq(departures.localDate, date),
      eq(departures.localTime, time),
    );
    await db.batch(
      batchOf([
        ...(!row && plan && planned ? [storeDeparture(db, plan, planned, now)] : []),
        db.update(departures).set({ weatherNote }).where(isStart),
        auditEntry(db, {
          ...auditOf(c, { optionId, date, time }),
          action: 'edit',
          detail: { weather: sent.map(([language]) => language) },
        }),
      ]),
    );
    return c.json<FirmDeparture>({ ...departure, weatherNote });
  },
);
