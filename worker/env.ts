import type { CurrentUser } from '#contract/user.ts';
import type { Database } from '#db/client.ts';
import type { Reader } from '#db/reader.ts';

/** What wrangler.toml binds. Optional ones may be missing in a cheaper installation; the code says what happens then. */
export type Bindings = {
  DB: D1Database;
  BUCKET: R2Bucket;
  ASSETS: Fetcher;
  IMAGES?: ImagesBinding;
  FORM_LIMIT?: RateLimit;
  QUERY_LIMIT?: RateLimit;
  LOGIN_LIMIT?: RateLimit;
  /** Picture variants that one address can have made a minute. */
  IMAGE_LIMIT?: RateLimit;
  /** This deployment. */
  VERSION?: WorkerVersionMetadata;
  SITE_ORIGIN?: string;
  /** `outbox`, `cloudflare` or `http`; the administration can choose another. */
  MAIL_DRIVER?: string;
  /** For `cloudflare`. */
  MAIL?: SendEmail;
  /** For `http`: where mails are posted to, and the provider's key. */
  MAIL_ENDPOINT?: string;
  MAIL_TOKEN?: string;
  /** Signs quotes and the links of requests; without it a random one is made and kept in the settings. */
  QUOTE_SECRET?: string;
  /** Site key and secret of a Cloudflare Turnstile widget; without both requests are not asked to prove that a person sends them. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** `off`: search engines are asked to leave this installation out. */
  INDEXING?: string;
  /** `off`: no line for each request in the logs. */
  LOG_REQUESTS?: string;
};

export type App = {
  Bindings: Bindings;
  Variables: {
    db: Database;
    reader: Reader;
    /** Where a form that was posted without JavaScript goes on; a path without language. */
    resultPage: string;
    /** Instead: the page that shows such a form again as it was filled in, with what was asked for beside it. */
    refilledPage: string;
    /** Set by `requireAdmin` and `requireUser`; with an API key whoever made it. */
    user: CurrentUser;
    /** Set by `requireUser` and, without an API key, by `requireAdmin`. */
    sessionId?: string;
    /** When that session's owner last gave their password or a code; null before sessions noted it. */
    provenAt?: string | null;
    /** Set by `requireAdmin` when a key let the request in. */
    apiKeyId?: number;
  };
};
