import { languageOf, type SiteContext } from '#base/api/site-context.ts';
import { fitDescription, fitTitle } from '#base/seo/fit-text.ts';
import { node, schemaPicture } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { absoluteAddress, crumbsTo, siteOf } from '#base/seo/seo-meta.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { shownPictures } from '#contract/pictures/picture-address.ts';
import type { DestinationDetail } from '#contract/places/destinations.ts';

export const destinationPath = ({ id, slug }: { id: number; slug: string }) =>
  `/destinations/${id}-${slug}`;

export function destinationMeta(
  context: SiteContext,
  destination: InLanguage<DestinationDetail>,
): PageMeta {
  const language = languageOf(context);
  const t = context.i18n.getFixedT(language, 'destinations');
  const { origin } = context.address;
  const { latitude, longitude } = destination;
  const site = siteOf(context).siteName;
  const name = destination.name;
  const description = fitDescription(destination.description, [t('detail.meta_text', { name })]);
  const path = destinationPath(destination);
  const title = t('detail.meta_title', { name });
  return {
    name,
    title: fitTitle([
      `${title} | ${site}`,
      title,
      `${name}, Menorca | ${site}`,
      `${name}, Menorca`,
      name,
    ]),
    description,
    robots: 'index,follow',
    path,
    languages: destination.languages,
    original: destination.sourceLanguage,
    image: destination.image,
    crumbs: crumbsTo(context, { name: t('list.title'), path: '/destinations' }, { name, path }),
    jsonLd: [
      node('TouristDestination', {
        name,
        description,
        url: absoluteAddress(context, path),
        image: shownPictures(destination.image, destination.gallery).map((picture) =>
          schemaPicture(picture, origin),
        ),
        geo: node('GeoCoordinates', { latitude, longitude }),
        containedInPlace: node('Place', { name: 'Menorca' }),
      }),
    ],
  };
}
