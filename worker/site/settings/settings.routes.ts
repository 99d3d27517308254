import { describeRoute } from 'hono-openapi';
import { answerOf } from '#contract/answer-parts.schema.ts';
import { hasBrand } from '#contract/pages/brand.ts';
import { PublicSettings } from '#contract/pages/settings.schema.ts';
import { freeCancellationHours } from '#contract/transfers/booking/cancellation-terms.ts';
import { shared } from '#core/cache/policy.ts';
import { answer } from '#core/http/description/answer.ts';
import { multilingual } from '#core/http/description/multilingual.ts';
import { router } from '#core/http/router.ts';
import { ownerOf } from '#core/text/strings/filled.ts';
import { hasProvider, isAtStripe } from '#money/payments/providers/providers.ts';
import { paymentsIn } from '#money/payments/settings.ts';
import {
  menusWithoutTransfers,
  menusWithoutTrips,
  shownMenus,
  transferPages,
} from './menus.reads.ts';
import { layoutOf } from './sections.reads.ts';

/** The firm's data on every page: name, contact, hours, payment marks. */
export const settingsRoutes = router();

settingsRoutes.get(
  '/site',
  describeRoute({
    summary: 'Company and site: name, contact details, opening hours',
  }),
  shared('transfers', 'trips'),
  multilingual(answerOf('/api/site', PublicSettings)),
  async (c) => {
    const [owner, { pages, hasZones, hasTrips }] = await Promise.all([
      ownerOf(c),
      c.var.reader.run(transferPages(c.var.db)),
    ]);
    const { site, rules, documents } = owner;
    const documentAt = (key: string) => documents.find((one) => one.key === key)?.value;
    const own = shownMenus(documentAt('menus'), owner.ownPages);
    const menus = !hasZones
      ? menusWithoutTransfers(own)
      : hasTrips
        ? own
        : menusWithoutTrips(own, pages);
    const sections = {
      home: layoutOf(documentAt('sections-home')),
      services: layoutOf(documentAt('sections-services')),
      about: layoutOf(documentAt('sections-about')),
    };
    const { isLegalChecked: _isPrivate, widgetHosts: _listed, brand, ...shown } = site;
    const payments = paymentsIn(c.env, documents);
    const hours = rules?.hours ?? null;
    return answer(c, {
      ...shown,
      ...(hasBrand(brand) && { brand }),
      // Where nothing is paid online, no mark promises it.
      paymentMarks: hasProvider(c.env, payments) ? shown.paymentMarks : [],
      ...(isAtStripe(c.env, payments) && { isPaidAtStripe: true }),
      figures: {
        // Of transfers, which a firm without zones does not offer.
        freeCancellationHours: (hasZones && freeCancellationHours(rules?.cancellation)) || null,
        airportWaitingMinutes: rules?.waiting.airportMinutes ?? 0,
        hours: hours?.from === hours?.to ? null : hours,
      },
      transferPages: pages,
      ...(!hasZones && { hasNoTransfers: true }),
      // No text of a firm of transfers alone speaks of when trips are cancelled.
      ...(!hasTrips && { hasNoTrips: true, tripCancellationHours: 0 }),
      ...(menus && { menus }),
      ...(Object.values(sections).some(Boolean) && { sections }),
    });
  },
);
