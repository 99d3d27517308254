import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { node, schemaPicture } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { absoluteAddress, crumbsTo, seoMeta, seoQuery } from '#base/seo/seo-meta.ts';
import { TRAIL_PATH, trailQueries } from './trail.queries.ts';

export async function loadTrail(context: SiteContext): Promise<PageMeta> {
  const language = languageOf(context);
  const record = seoQuery('cami-de-cavalls', language);
  await loadPage(context, {
    namespaces: ['trail'],
    queries: [record],
    lateQueries: trailQueries(language),
  });
  const t = context.i18n.getFixedT(language, 'trail');
  const seo = context.queryClient.getQueryData(record.queryKey);
  return seoMeta(context, 'cami-de-cavalls', TRAIL_PATH, {
    crumbs: crumbsTo(context, { name: t('trail.title'), path: TRAIL_PATH }),
    jsonLd: [
      node('TouristAttraction', {
        name: t('trail.title'),
        description: t('trail.text'),
        url: absoluteAddress(context, TRAIL_PATH),
        image: seo?.image && schemaPicture(seo.image, context.address.origin),
        containedInPlace: node('Place', { name: 'Menorca' }),
      }),
    ],
  });
}
