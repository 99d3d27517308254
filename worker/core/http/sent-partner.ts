import type { Context } from 'hono';
import { isPartnerSlug, PARTNER_PARAMETER } from '#contract/money/partners.ts';
import { isFormPost } from './bodies/body.ts';

/** The partner by whose link the guest came: as sent or, of a form without JavaScript, from the address of its page. */
export function sentPartner({ req }: Context, sent: string | undefined): string | undefined {
  if (sent !== undefined || !isFormPost(req.raw)) return sent;
  const page = URL.parse(req.header('Referer') ?? '');
  const slug =
    page?.origin === new URL(req.url).origin ? page.searchParams.get(PARTNER_PARAMETER) : null;
  return slug && isPartnerSlug(slug) ? slug : undefined;
}
