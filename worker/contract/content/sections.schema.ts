import * as v from 'valibot';
import { answerOf } from '../answer-parts.schema.ts';
import { DraftPicture, Texts } from '../fields.schema.ts';

/** A reason, a step, a question: a title and a text in each language. A person's title is the name. */
export const SectionItem = v.object({
  title: v.optional(Texts, {}),
  text: v.optional(Texts, {}),
  /** What a person does in the company. */
  role: v.optional(Texts),
  /** A person's photograph; without one a drawn portrait is shown. */
  picture: v.optional(v.nullable(DraftPicture)),
  /** An example that came with the site, until the owner changes it. */
  isDemo: v.optional(v.boolean()),
});
const Section = v.object({
  name: v.pipe(v.string(), v.maxLength(40)),
  isHidden: v.optional(v.boolean(), false),
  /** Null: the site's own list. */
  items: v.optional(v.nullable(v.pipe(v.array(SectionItem), v.maxLength(20))), null),
});
export const StoredSections = v.object({
  sections: v.optional(v.pipe(v.array(Section), v.maxLength(20)), []),
});

/** With the single texts of the page by their keys, which override those of the site. */
export const SectionsInput = v.object({
  ...StoredSections.entries,
  texts: v.optional(v.record(v.pipe(v.string(), v.maxLength(80)), Texts), {}),
});

/** What every page knows of the arrangement: order, hidden sections, and whether there are lists of the owner. */
export const SectionLayout = v.array(
  v.object({ name: v.string(), isHidden: v.boolean(), hasItems: v.boolean() }),
);

export const SectionListsAnswer = answerOf(
  '/api/sections/:page',
  v.object({ lists: v.record(v.string(), v.array(SectionItem)) }),
);
