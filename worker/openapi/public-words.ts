import type { Words } from './words.ts';

/** Public routes. */
export const PUBLIC_WORDS: Readonly<Record<string, Words>> = {
  'GET /openapi.json': { summary: 'This description, OpenAPI 3.1' },
  'GET /docs': { summary: 'This description as a page', type: 'text/html' },
  'GET /health': {
    summary: 'Whether the worker is up, reaches its database and its bucket, and the database has all migrations',
    good: [200, 503],
  },

  'GET /user': { summary: 'Who is signed in by cookie; 401 when nobody is', bad: [401] },
  'POST /auth/login': {
    summary: 'Sign in: sets the session cookie',
    detail:
      'One text for an unknown address and a wrong password. An account with a second factor answers 401 with `code` `totp_required` until the code comes along.',
    bad: [401],
  },
  'POST /auth/logout': { summary: 'Sign out: the session ends on the server', good: 204 },
  'POST /auth/reset-request': { summary: 'Ask for a mail that lets one choose a new password; the same answer for any address', good: 202 },
  'POST /auth/reset': { summary: 'Choose a new password with the token of the email; all sessions end', good: 204 },

  'GET /site': { summary: 'The company and the site: name, ways of contact, hours' },
  'GET /hero-banners/active': { summary: 'Banners of the home page, in order' },
  'GET /testimonials': { summary: 'What guests said' },
  'GET /trip-types': { summary: 'Kinds of trips' },
  'GET /trips/popular': { summary: 'Trips of the home page' },
  'GET /trips': { summary: 'Trips, filtered and in pages' },
  'GET /trips/{id}': { summary: 'One trip; the id may be followed by `-` and anything' },
  'POST /trips/{id}/requests': {
    summary: 'Ask for a trip on a day',
    detail: 'The same words twice within two minutes, or the same `Idempotency-Key`, are one request and get the same answer.',
    good: 201,
  },
  'GET /trips/requests/{reference}': { summary: 'A trip request, for the holder of its link' },
  'POST /trips/requests/{reference}/cancel': { summary: 'Cancel a trip request, with the token of its link' },

  'GET /destinations/popular': { summary: 'Destinations of the home page' },
  'GET /destinations': { summary: 'Destinations, filtered and in pages' },
  'GET /destinations/tags': { summary: 'Tags of destinations and how many have each' },
  'GET /destinations/pins': { summary: 'Destinations with the few fields a map needs' },
  'GET /destinations/{id}': { summary: 'One destination; the id may be followed by `-` and anything' },

  'GET /blog/categories': { summary: 'Categories of the blog' },
  'GET /blog/posts': { summary: 'Posts of the blog, in pages' },
  'GET /blog/posts/{slug}': { summary: 'One post; its body as a tree, in every language unless one is asked for' },

  'GET /transfers/places': { summary: 'Places to be picked up or set down at; other spellings are found too' },
  'GET /transfers/zones': { summary: 'Price zones' },
  'GET /transfers/zones/{slug}': { summary: 'One zone with its places and prices' },
  'GET /transfers/vehicles': { summary: 'Vehicles and what fits into them' },
  'GET /transfers/rules': { summary: 'Surcharges, extras, waiting and cancellation' },
  'GET /transfers/prices': { summary: 'The price table that is valid today, in cents' },
  'GET /transfers/person-check': {
    summary: 'Site key of the Turnstile widget that a request must be sent with; null when none is asked for',
  },
  'GET /transfers/quote': {
    summary: 'Price of a journey, its fields in the address (`outbound.date=2027-06-12`)',
    detail: 'The same as POST, for links.',
    bad: [422],
  },
  'POST /transfers/quote': {
    summary: 'Price of a journey for every vehicle, signed and valid for a while',
    detail: '`quoteToken` goes into the request, so that the price is the one that was shown.',
  },
  'POST /transfers/requests': {
    summary: 'Ask for a transfer, with the token of a quote or with the whole journey',
    detail: 'With an `Idempotency-Key` the same key gives the same answer and never a second request.',
    good: 201,
    bad: [409],
  },
  'GET /transfers/requests/{reference}': { summary: 'A transfer request, for the holder of its link' },
  'GET /transfers/requests/{reference}/calendar.ics': { summary: 'The same as a calendar file', type: 'text/calendar' },
  'POST /transfers/requests/{reference}/cancel': {
    summary: 'Cancel a transfer request; `feeCents` is the fee that was shown',
    detail: '409 with the booking as it stands when the fee is another by now.',
  },
  'POST /transfers/requests/{reference}/change': { summary: 'Request a change of date, time or flight; the company replies', good: 201 },

  'GET /seo/{page}': { summary: 'Title, description and structured data of a page' },
  'GET /search': { summary: 'Search in one language; accents do not matter' },
  'GET /services': { summary: 'Data for the services page' },
  'GET /legal/{document}': { summary: 'A legal text in one language' },
  'GET /legal/privacy/edition': { summary: 'Edition of the privacy policy that consent refers to' },
  'GET /faq': { summary: 'Questions and answers in one language' },
  'GET /trail': { summary: 'The stages of the Camí de Cavalls' },

  'POST /subscribe': { summary: 'Subscribe to the newsletter; the same answer for a known address', good: 201 },
  'POST /subscribe/confirm': { summary: 'Confirm a subscription with the token of the email', bad: [404] },
  'POST /subscribe/unsubscribe': { summary: 'Unsubscribe with the token of a mail’s link', bad: [404] },
  'POST /contact/whatsapp-message': { summary: 'Send a message to the company', good: 201 },

  'POST /vitals': { summary: 'How fast a page was for a visitor; nothing of who it was', good: 204 },

  'GET /images/optimize/{path}': {
    summary: 'A picture of the site, resized',
    detail:
      'The answer covers the box of `width` and `height`, at the next width of a ladder and the next of three qualities. Never enlarged, never cropped. While an address has had too many new variants made, the original goes out. `path` has slashes.',
    type: 'image/*',
  },

  'GET /account': { summary: 'The signed-in user’s account' },
  'PUT /account': { summary: 'Change your name' },
  'POST /account/password': { summary: 'Change your password; other sessions end', good: 204 },
  'POST /account/proof': {
    summary: 'Prove with the password or a code of the second factor that the session is its owner’s; lasts ten minutes',
    good: 204,
  },
  'GET /account/sessions': { summary: 'Devices that are signed in' },
  'DELETE /account/sessions': { summary: 'Sign out everywhere else', good: 204 },
  'DELETE /account/sessions/{id}': { summary: 'Sign out one device', good: 204 },
  'POST /account/totp': { summary: 'Begin a second factor: secret and address for an authenticator', good: 201 },
  'POST /account/totp/confirm': { summary: 'Confirm it with a code; answers the recovery codes, once' },
  'POST /account/totp/recovery-codes': { summary: 'Make new recovery codes' },
  'POST /account/totp/disable': { summary: 'Turn the second factor off', good: 204 },
};
