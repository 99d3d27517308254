import { html } from 'hono/html';
import { prefixed } from '#contract/address.ts';
import type { Language } from '#contract/languages/language.ts';
import { PARTNER_PARAMETER } from '#contract/money/partners.ts';
import type { GiftVoucherOffer } from '#contract/money/vouchers.ts';
import type { Brand } from '#contract/pages/brand.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import { placeMeant } from '#contract/places/place-names.ts';
import type { PriceTable, TransferPlace, TransferVehicle } from '#contract/transfers/table.ts';
import type { TripCard, TripDetail } from '#contract/trips/trips.ts';
import { type TextKey, type TextValues, translate } from '#core/locales/strings.ts';
import { money } from '#core/mail/format.ts';

type Markup = ReturnType<typeof html>;
type WidgetKey = Extract<TextKey<'admin-area'>, `widget.${string}`>;

export type Shown = {
  language: Language;
  origin: string;
  siteName: string;
  brand: Brand | undefined;
  /** Of the partner's link, as it was sent. */
  partner: string | undefined;
};

const textIn =
  ({ language }: Shown) =>
  (key: WidgetKey, values?: TextValues) =>
    translate(language, 'admin-area', key, values);

/** A page of the site with the partner's link, so that the sale is theirs. */
function pageUrl({ language, origin, partner }: Shown, path: string, query = ''): string {
  const parameters = new URLSearchParams(query);
  if (partner) parameters.set(PARTNER_PARAMETER, partner);
  const search = parameters.size > 0 ? `?${parameters}` : '';
  return `${origin}${prefixed(path, language)}${search}`;
}
/** Another widget in the same frame. */
const widgetUrl = ({ language, partner }: Shown, path: string) =>
  `${prefixed(`/widget/${path}`, language)}${partner ? `?partner=${partner}` : ''}`;

const picture = (address: string, width: number) =>
  address.startsWith('/')
    ? address
    : `/api/images/optimize/${picturePath(address).split('/').map(encodeURIComponent).join('/')}?width=${width}&format=auto&quality=70`;

const goTo = (href: string, label: string, name = '') => html`<a
    class="go" href="${href}" target="_blank" rel="noopener"${name ? html` aria-label="${label}: ${name}"` : ''}>${label}</a>`;

/** The firm's colours, in a block whose hash the policy names. */
export const coloursOf = (brand: Brand | undefined): string =>
  [
    ...(brand?.primary ? [`--p:${brand.primary}`] : []),
    ...(brand?.accent ? [`--a:${brand.accent}`] : []),
  ].join(';');

export function widgetPage(shown: Shown, title: string, content: Markup): Markup {
  const text = textIn(shown);
  const colours = coloursOf(shown.brand);
  return html`<!doctype html>
<html lang="${shown.language}" data-widget>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} | ${shown.siteName}</title>
<link rel="stylesheet" href="/widget/widget.css">
${colours ? html`<style>:root{${colours}}</style>` : ''}
<script src="/widget/embed.js" defer></script>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
<footer>${text('widget.by')} <a href="${pageUrl(shown, '/')}" target="_blank" rel="noopener">${shown.siteName}</a></footer>
</body>
</html>
`;
}

const tripPath = ({ id, slug }: Pick<TripCard, 'id' | 'slug'>) => `/trips/${id}-${slug}`;

function priceOf(
  shown: Shown,
  {
    price,
    pricePer,
    showBookingOptions,
  }: Pick<TripCard, 'price' | 'pricePer' | 'showBookingOptions'>,
): string | undefined {
  if (price === null || !showBookingOptions) return undefined;
  const text = textIn(shown);
  const values = { price: money(Math.round(price * 100), shown.language) };
  return pricePer === 'group' ? text('widget.price_group', values) : text('widget.price', values);
}

const tripCard = (shown: Shown, trip: TripCard): Markup => {
  const text = textIn(shown);
  const price = priceOf(shown, trip);
  return html`<li class="card"><img src="${picture(trip.image, 480)}" alt="" loading="lazy" width="480" height="320">
<div><h2><a href="${widgetUrl(shown, `trips/${trip.id}`)}">${trip.name}</a></h2>
<p class="facts">${[trip.duration, trip.location].filter(Boolean).join(' · ')}</p>
${price ? html`<p class="price">${price}</p>` : ''}
${goTo(pageUrl(shown, tripPath(trip)), text(price && trip.isInstant ? 'widget.book' : 'widget.ask'), trip.name)}</div></li>
`;
};

export function tripsWidget(shown: Shown, trips: readonly TripCard[]): Markup {
  const text = textIn(shown);
  const cards = trips.map((trip) => tripCard(shown, trip));
  return widgetPage(
    shown,
    text('widget.trips'),
    html`<ul class="cards">${cards}</ul>
<p><a href="${pageUrl(shown, '/trips')}" target="_blank" rel="noopener">${text('widget.all_trips')}</a></p>`,
  );
}

export function tripWidget(shown: Shown, trip: TripDetail): Markup {
  const text = textIn(shown);
  const price = priceOf(shown, trip);
  const facts = [
    trip.duration,
    trip.location,
    ...(trip.minAge ? [text('widget.min_age', { age: trip.minAge })] : []),
  ];
  return widgetPage(
    shown,
    trip.name,
    html`<div class="top"><img src="${picture(trip.image, 828)}" alt="" width="828" height="466"></div>
<p class="facts">${facts.filter(Boolean).join(' · ')}</p>
<p>${trip.description}</p>
${price ? html`<p class="price">${price}</p>` : ''}
<p>${goTo(pageUrl(shown, tripPath(trip)), text(price ? 'widget.book' : 'widget.ask'))}</p>
<p><a href="${widgetUrl(shown, 'trips')}">${text('widget.trips')}</a></p>`,
  );
}

type TransferTable = {
  places: readonly TransferPlace[];
  vehicles: readonly TransferVehicle[];
  prices: PriceTable;
};

export function transferWidget(shown: Shown, table: TransferTable, asked: string): Markup {
  const text = textIn(shown);
  const { places, vehicles, prices } = table;
  const ways = places.filter(({ kind }) => kind !== 'airport');
  const place = placeMeant(ways, asked);
  const own = prices.items.filter(({ zone }) => zone === place?.zone);
  const rows = vehicles.flatMap((vehicle) => {
    const price = own.find((one) => one.vehicle === vehicle.code);
    return price
      ? html`<tr><th scope="row">${vehicle.name}</th><td>${money(price.oneWayCents, shown.language)}</td><td>${money(price.returnCents, shown.language)}</td></tr>`
      : [];
  });
  const options = [...ways]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(
      ({ id, name }) =>
        html`<option value="${id}"${id === place?.id ? html` selected` : ''}>${name}</option>`,
    );
  return widgetPage(
    shown,
    text('widget.transfer'),
    html`<form action="${prefixed('/widget/transfer', shown.language)}">
${shown.partner ? html`<input type="hidden" name="partner" value="${shown.partner}">` : ''}
<label for="to">${text('widget.to')}</label>
<select id="to" name="to" required><option value="">${text('widget.choose')}</option>${options}</select>
<button class="go">${text('widget.see_price')}</button>
</form>
${
  place && rows.length > 0
    ? html`<table><caption hidden>${place.name}</caption><thead><tr><th scope="col">${text('widget.vehicle')}</th><th scope="col">${text('widget.one_way')}</th><th scope="col">${text('widget.return')}</th></tr></thead><tbody>${rows}</tbody></table>
<p class="facts">${text('widget.transfer_text')}</p>`
    : ''
}
<p>${goTo(pageUrl(shown, '/airport-transfers', place ? `to=${place.id}` : ''), text('widget.book_transfer'))}</p>`,
  );
}

export function voucherWidget(shown: Shown, offer: GiftVoucherOffer): Markup {
  const text = textIn(shown);
  const amounts = offer.suggestedCents.map(
    (cents) => html`<li>${money(cents, shown.language)}</li>`,
  );
  return widgetPage(
    shown,
    text('widget.voucher'),
    html`<p>${text('widget.voucher_text')}</p>
<ul class="amounts">${amounts}</ul>
<p>${goTo(pageUrl(shown, '/gift-vouchers'), text('widget.choose_voucher'))}</p>`,
  );
}

export const missingWidget = (shown: Shown): Markup => {
  const text = textIn(shown);
  return widgetPage(
    shown,
    text('widget.missing'),
    html`<p><a href="${widgetUrl(shown, 'trips')}">${text('widget.trips')}</a></p>`,
  );
};
