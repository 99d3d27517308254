import type { ReactNode } from 'react';

/** Stands for the link in a text: `t('request.privacy', { link: LINK_PLACE })`. */
export const LINK_PLACE = '\u2060';

/** A text with a link where its language puts it. */
export function AroundLink({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(LINK_PLACE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
