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
import { hasProvider } from '#money/payments/providers/providers.ts';
import { paymentsIn } from '#money/payments/settings.ts';

/** The firm's data on every page: name, contact, hours, payment marks. */
export const settingsRoutes = router();

settingsRoutes.get(
  '/site',
  describeRoute({
    summary: 'Company and site: name, contact details, opening hours',
  }),
  shared(),
  multilingual(answerOf('/api/site', PublicSettings)),
  async (c) => {
    const { site, rules, documents } = await ownerOf(c);
    const { isLegalChecked: _isPrivate, brand, ...shown } = site;
    const hours = rules?.hours ?? null;
    return answer(c, {
      ...shown,
      ...(hasBrand(brand) && { brand }),
      // Where nothing is paid online, no mark promises it.
      paymentMarks: hasProvider(c.env, paymentsIn(c.env, documents)) ? shown.paymentMarks : [],
      figures: {
        freeCancellationHours: freeCancellationHours(rules?.cancellation) ?? null,
        airportWaitingMinutes: rules?.waiting.airportMinutes ?? 0,
        hours: hours?.from === hours?.to ? null : hours,
      },
    });
  },
);
