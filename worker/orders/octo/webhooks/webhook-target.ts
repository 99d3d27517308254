import type { ResolveName } from '#core/http/outward/resolve-name.ts';
import {
  resolvedTargetRefusal,
  type TargetRefusal,
  targetRefusal,
} from '#core/http/outward/target-refusal.ts';

/** For resellers, who read English. */
const TEXTS: Record<TargetRefusal, string> = {
  incomplete: 'url: A complete address is needed.',
  not_https: 'url: Only https is possible.',
  port: 'url: Only the usual port of https is possible.',
  not_public: 'url: A public address is needed.',
  own_site: 'url: The site does not send webhooks to itself.',
  private_name: 'url: This name leads to a private address. A public address is needed.',
};
const textOf = (refusal: TargetRefusal | undefined) => refusal && TEXTS[refusal];

/** Why a webhook must not be sent to an address; undefined when it may. */
export const refusalOf = (address: string, siteOrigin: string) =>
  textOf(targetRefusal(address, siteOrigin));

/** The same with the addresses that its name has now: asked at the subscription and at each delivery. */
export const resolvedRefusal = async (address: string, siteOrigin: string, resolve: ResolveName) =>
  textOf(await resolvedTargetRefusal(address, siteOrigin, resolve));
