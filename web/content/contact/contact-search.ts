import { cutText, tidyLine } from '#contract/texts/tidy-text.ts';

const MOST_LETTERS = 120;

/** `?state=sent` follows a message that was posted without JavaScript; `about` is the name of a trip that the message is about. */
export type ContactSearch = { state?: 'sent'; about?: string };

/** The name of the trip; undefined when there is none. */
export const aboutOf = ({ about }: Record<string, unknown>): string | undefined =>
  typeof about === 'string' ? cutText(tidyLine(about), MOST_LETTERS) || undefined : undefined;
