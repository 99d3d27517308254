import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const KINDS = [...read('content-kinds.ts').matchAll(/\blist: '([^']+)'/g)].map(([, list]) => list);
/** The main action of each admin screen: text in the browser test that covers it. */
const TESTED_BY: Record<string, string> = {
  ...Object.fromEntries(
    KINDS.flatMap((list) =>
      [`${list}`, `${list}/new`, `${list}/edit/$id`].map((screen) => [
        screen,
        'is made, translated, published, read in four languages',
      ]),
    ),
  ),
  '/dashboard': 'from the sign-in to the dashboard, a request that just came in',
  '/transfers/map': 'calendar and map show a journey on its day',
  '/transfers/day': 'the day’s sheet all its driver needs',
  '/transfers/prices': 'prices are pasted, raised by a tenth, looked at, saved as a version',
  '/transfers/zones': 'what a zone’s page and a vehicle say is on the public page',
  '/transfers/zones/new': 'a new zone has a page in four languages',
  '/transfers/zones/edit/$id': 'what a zone’s page and a vehicle say is on the public page',
  '/transfers/places': 'a new place is found by its other name',
  '/transfers/places/new': 'a new place is found by its other name',
  '/transfers/places/edit/$id': 'a place that gets another name is found by it',
  '/transfers/vehicles': 'what a zone’s page and a vehicle say is on the public page',
  '/transfers/vehicles/new': 'a new vehicle is offered with its room',
  '/transfers/vehicles/edit/$id': 'what a zone’s page and a vehicle say is on the public page',
  '/transfers/drivers': 'a driver is added and taken out of service',
  '/transfers/drivers/new': 'a driver is added and taken out of service',
  '/transfers/drivers/edit/$id': 'a driver is added and taken out of service',
  '/transfers/rules': 'an extra costs what the rules say',
  '/orders': 'a request is found, confirmed, given to a driver and written to',
  '/orders/walk-in':
    'a booking on the telephone is eight taps and three fields, a walk-in with cash four taps',
  '/orders/new': 'a booking by phone is made, edited, moved and split',
  '/orders/$reference': 'a trip request is confirmed and the guest is notified',
  '/calendar': 'a guide is assigned, and the departure is called off',
  '/calendar/weather-day': 'fog: two departures are called off in six taps',
  '/calendar/called-off': 'fog: two departures are called off in six taps',
  '/calendar/feeds': 'the address of a calendar is made, read and revoked',
  '/departures/$option/$date/$time': 'a guest is checked in by the camera, once',
  '/codes': 'a discount code is made, and a guest pays less with it',
  '/codes/new': 'a discount code is made, and a guest pays less with it',
  '/codes/edit/$id': 'a discount code is made, and a guest pays less with it',
  '/vouchers': 'a gift voucher is issued, corrected, found and voided',
  '/vouchers/new': 'a gift voucher is issued, corrected, found and voided',
  '/vouchers/edit/$id': 'a gift voucher is issued, corrected, found and voided',
  '/vouchers/$id': 'a gift voucher is issued, corrected, found and voided',
  '/crew': 'what a guide gets is agreed, and ticked as settled',
  '/guides': 'a guide is assigned, and the departure is called off',
  '/guides/new': 'a guide is assigned, and the departure is called off',
  '/guides/edit/$id': 'a guide is assigned, and the departure is called off',
  '/sales':
    'a question is answered, a template is made of a mail by marking it, and the next one is booked',
  '/sales/closings':
    'a question is answered, a template is made of a mail by marking it, and the next one is booked',
  '/sales/$id':
    'a question is answered, a template is made of a mail by marking it, and the next one is booked',
  '/sales/templates':
    'a question is answered, a template is made of a mail by marking it, and the next one is booked',
  '/sales/templates/new':
    'a question is answered, a template is made of a mail by marking it, and the next one is booked',
  '/sales/templates/edit/$id':
    'a question is answered, a template is made of a mail by marking it, and the next one is booked',
  '/resources': 'a boat is added and used by an option, and its days out of service are saved',
  '/resources/new': 'a boat is added and used by an option, and its days out of service are saved',
  '/resources/edit/$id':
    'a boat is added and used by an option, and its days out of service are saved',
  '/partners': 'a partner’s link leads to its booking, and its month shows the commission',
  '/partners/new': 'a partner’s link leads to its booking, and its month shows the commission',
  '/partners/edit/$id': 'a partner’s link leads to its booking, and its month shows the commission',
  '/partners/$id': 'a partner’s link leads to its booking, and its month shows the commission',
  '/invoices': 'what comes before invoices is named, and they stay off until it is done',
  '/invoices/settings': 'what comes before invoices is named, and they stay off until it is done',
  '/receipts': 'deposit, receipt, the rest in cash, a place less',
  '/reports/owing': 'a report is of the chosen period, broken down by trip and sorted',
  '/reports': 'a report is of the chosen period, broken down by trip and sorted',
  '/reviews': 'reviews of guests are read on their page, and listed for the company by state',
  '/letters': 'a letter is written in two languages, looked at, tested and sent to its readers',
  '/letters/new': 'a letter is written in two languages, looked at, tested and sent to its readers',
  '/letters/edit/$id':
    'a letter is written in two languages, looked at, tested and sent to its readers',
  '/images/slots': 'a photograph finds its place by its name, is set with one button, and undone',
  '/messages': 'a message arrives and is answered in the guest’s language',
  '/messages/templates':
    'the owner answers with a template in German, and the order shows the thread',
  '/messages/templates/new':
    'the owner answers with a template in German, and the order shows the thread',
  '/messages/templates/edit/$id':
    'the owner answers with a template in German, and the order shows the thread',
  '/subscribers': 'subscribers are filtered by status, and the export contains them',
  '/trips/edit/$id': 'two browsers edit one trip',
  '/trips/details/$id': 'all that is known of a trip is read in four languages',
  '/trips/options': 'an option gets tickets, a timetable and prices, and its days can be booked',
  '/trips/options/new':
    'an option gets tickets, a timetable and prices, and its days can be booked',
  '/trips/options/edit/$id':
    'an option gets tickets, a timetable and prices, and its days can be booked',
  '/trips/options/days/$id':
    'an option gets tickets, a timetable and prices, and its days can be booked',
  '/trips/options/prices/$id':
    'an option gets tickets, a timetable and prices, and its days can be booked',
  '/testimonials/avatar/$id': 'a portrait is uploaded, cropped by keyboard',
  '/hero-banners': 'banners are put in order by dragging and by the arrow keys',
  '/images': 'twenty pictures of five megabytes go up with progress',
  '/images/edit/$id': 'upload, words, focal point, replace; what is deleted comes back',
  '/webp-converter': 'the converter makes files smaller side by side',
  '/seo': 'what a page says in search engines is edited',
  '/seo/new': 'a new record of it says what search engines show',
  '/seo/edit/$page': 'what a page says in search engines is edited',
  '/settings': 'the street in the settings is on the contact page',
  '/settings/brand': 'the colour of the brand is on the page',
  '/first-hour': 'the examples are removed and brought back',
  '/settings/keys': 'keys are refused in a sentence',
  '/settings/payments': 'the days of the reminder are set among the payments',
  '/settings/privacy': 'a new paragraph of ',
  '/settings/terms': 'a new paragraph of ',
  '/settings/widgets': 'a hotel that is listed shows trips in a frame, another one does not',
  '/settings/menus': 'an own page gets into the menu, is moved by the arrow keys',
  '/settings/sections': 'sections of home are moved, hidden and previewed',
  '/settings/sections/services': 'sections of home are moved, hidden and previewed',
  '/settings/sections/about': 'sections of home are moved, hidden and previewed',
  '/settings/faq': 'a question is added in two languages',
  '/redirects': 'an address that was not found becomes a redirect',
  '/redirects/new': 'an address that was not found becomes a redirect',
  '/redirects/edit/$id': 'an address that was not found becomes a redirect',
  '/performance': 'what visits were like is shown by page, language and device',
  '/utilities': 'copies are renewed, the search rebuilt, the installation looked over',
  '/translations': 'what lacks a translation is a step from its editor',
  '/translations/strings': 'the words of the interface are edited for one language',
  '/translations/exchange': 'texts go out as a table and as XLIFF, and come back',
  '/translations/glossary': 'a place that a text calls by another language’s name is found',
  '/email-settings': 'a signature and an address for replies are saved, a test carries them',
  '/email-settings/templates': 'every kind is shown in each language, a sample is sent',
  '/email-settings/outbox': 'it goes out once more from the outbox',
  '/imports': 'bookings of another system are tried, brought along and undone',
  '/people': 'one person’s data is found, handed over, and erased',
  '/audit': 'the log is filtered by kind, action and user',
  '/users': 'users: new, edited, deleted with a way back',
  '/users/new': 'users: new, edited, deleted with a way back',
  '/users/$id/edit': 'users: new, edited, deleted with a way back',
  '/api-keys': 'API keys: made with scopes, shown once, used, revoked',
  '/webhooks': 'webhooks: made with a secret, tried, sent again, rotated, deleted',
  '/webhooks/$id': 'webhooks: made with a secret, tried, sent again, rotated, deleted',
  '/account': 'the own name is changed, one device is signed out',
};

test('each screen of the administration has a browser test that does its main action', () => {
  const screens = [
    ...['content', 'money', 'order', 'site']
      .map((name) => read(`../admin/${name}-screens.ts`))
      .join('')
      .matchAll(/\bscreen\(\s*root,\s*'([^']+)'/g),
  ].map(([, path]) => path);
  expect(screens.length).toBeGreaterThan(50);
  expect(Object.keys(TESTED_BY).sort()).toEqual(screens.sort());
});

test('each of these browser tests is there', () => {
  const specs = readdirSync(new URL('.', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith('.spec.ts'));
  const titles = specs.flatMap((name) =>
    [...read(name).matchAll(/\btest\(\s*(['`])(.+?)\1,/g)].map(([, , title = '']) => title),
  );
  const missing = Object.entries(TESTED_BY).filter(
    ([, words]) => !titles.some((title) => title.includes(words)),
  );
  expect(missing).toEqual([]);
});
