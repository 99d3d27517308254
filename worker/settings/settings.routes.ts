import { describeRoute } from 'hono-openapi';
import { shared } from '#cache/policy.ts';
import { answerOf } from '#contract/answer-parts.schema.ts';
import { PublicSettings } from '#contract/pages/settings.schema.ts';
import { freeCancellationHours } from '#contract/transfers/cancellation-terms.ts';
import { answer } from '#http/answer.ts';
import { answers } from '#http/describe-route.ts';
import { router } from '#http/router.ts';
import { ownerOf } from '#text/filled.ts';

/** The firm's data on every page: name, contact, hours, payment marks. */
export const settingsRoutes = router();

settingsRoutes.get(
  '/site',
  describeRoute({
    summary: 'Company and site: name, contact details, opening hours',
    responses: answers({ 200: answerOf('/api/site', PublicSettings) }),
  }),
  shared(),
  async (c) => {
    const { site, rules } = await ownerOf(c);
    const { isLegalChecked: _isPrivate, ...shown } = site;
    const hours = rules?.hours ?? null;
    return answer(c, {
      ...shown,
      figures: {
        freeCancellationHours: freeCancellationHours(rules?.cancellation) ?? null,
        airportWaitingMinutes: rules?.waiting.airportMinutes ?? 0,
        hours: hours?.from === hours?.to ? null : hours,
      },
    });
  },
);
