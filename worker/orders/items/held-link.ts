import type { Context } from 'hono';
import type { Language } from '#contract/languages/language.ts';
import { orderPath } from '#core/auth/order-link.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import type { Read } from '#core/db/reader.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import type { App } from '#env';

type Link<T> = {
  /** That of the URL, unless the item is named by the order that it belongs to. */
  named: string | undefined;
  token: string;
  read: (reference: string) => Read<T | undefined>;
  isHolder: (row: T, token: string, secret: string) => Promise<boolean>;
  languageOf: (row: T) => Language;
};

/** The item with the reference, for the holder of its link; 404 without a valid one. `after` reads it as a write leaves it. */
export async function heldLink<T>(
  c: Context<App>,
  { named, token, read, isHolder, languageOf }: Link<T>,
) {
  const { db, reader } = c.var;
  const reference = found(readReference(named ?? c.req.param('reference') ?? ''));
  const [row, secret] = await Promise.all([
    reader.run(read(reference)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const known = found(row);
  const item = found((await isHolder(known, token, secret)) ? known : undefined);
  const path = orderPath({ reference }, token);
  return {
    ...{ item, path, after: new ReadAfter(read(reference)) },
    readAgain: () => reader.run(read(reference)),
    urlOf: () => `${siteOrigin(c.env, c.req.url)}/${languageOf(item)}${path}`,
  };
}
