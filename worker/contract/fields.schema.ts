import * as v from 'valibot';
import { withoutCredentials } from './accounts/credentials.schema.ts';
import { REGIONS, STATUSES } from './fields.ts';
import { inLanguages } from './languages/translation.schema.ts';
import { isOffSite } from './pictures/picture-address.ts';
import { isBlank } from './texts/tidy-text.ts';

/** A Markdown image from outside the library: `![cove](https://...)`. */
const FAR_PICTURE = /!\[[^\]]{0,400}\]\(\s*<?\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Shared fields of the entities: formats of texts, slugs, images and prices. */
export const Id = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
const trimmed = v.transform((text: string) => (isBlank(text) ? '' : text.trim()));
/** A text that is not blank. */
export const Filled = (maxLength: number) =>
  v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(maxLength));
export const Text = Filled(200);
/** A text that a draft may lack. */
export const DraftText = v.pipe(v.string(), trimmed, v.maxLength(200));
export const LongText = v.pipe(v.string(), trimmed, v.maxLength(8000));
/** A text that is not saved yet. */
export const MarkdownDraft = v.pipe(v.string(), trimmed, v.maxLength(60_000));
/** Its images must be in the library, like those of other fields. */
export const Markdown = v.pipe(
  MarkdownDraft,
  v.check((text) => !FAR_PICTURE.test(text), 'picture_elsewhere'),
  withoutCredentials(),
);
export const TextList = v.pipe(v.array(Filled(400)), v.maxLength(40));
export const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(120));
/**
 * Path of an image in the site's bucket, resized through `/api/images/optimize/{path}`. Absolute URLs and data URIs are refused for every
 * field: the helpers would pass them unchanged, but the site's security policy blocks images of other sites.
 */
export const Picture = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.check((address) => !isOffSite(address), 'picture_elsewhere'),
  v.maxLength(300),
  v.check((address) => !/[\\:<>"\p{Cc}]/u.test(address), 'invalid'),
);
/** A picture, or none yet. */
export const DraftPicture = v.pipe(
  v.string(),
  v.trim(),
  v.check((address) => !isOffSite(address), 'picture_elsewhere'),
  v.maxLength(300),
  v.check((address) => !/[\\:<>"\p{Cc}]/u.test(address), 'invalid'),
);
export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
export const Rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
/** Integer cents. */
export const Cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));
export const Currency = v.picklist(['EUR']);

export const Texts = inLanguages(LongText);
export const TextLists = inLanguages(TextList);

export const Region = v.picklist(REGIONS);

export const Status = v.picklist(STATUSES);

/** Chosen by the caller: a request sent twice with the same key is done once. */
export const IdempotencyKey = v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(100)));
