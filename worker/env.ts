import type { CurrentUser } from '#contract/accounts/user.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';

/** Bindings of wrangler.toml. Optional ones may be missing in a cheaper installation; the code documents the fallback. */
export type Bindings = {
  DB: D1Database;
  BUCKET: R2Bucket;
  ASSETS: Fetcher;
  IMAGES?: ImagesBinding;
  FORM_LIMIT?: RateLimit;
  QUERY_LIMIT?: RateLimit;
  LOGIN_LIMIT?: RateLimit;
  /** Image variants that one address can request per minute. */
  IMAGE_LIMIT?: RateLimit;
  /** Requests of resellers by address and key. */
  OCTO_LIMIT?: RateLimit;
  /** The current deployment. */
  VERSION?: WorkerVersionMetadata;
  SITE_ORIGIN?: string;
  /** `outbox`, `cloudflare` or `http`; the administration can select another. */
  MAIL_DRIVER?: string;
  /** For `cloudflare`. */
  MAIL?: SendEmail;
  /** For `http`: the URL that mails are posted to, and the provider's key. */
  MAIL_ENDPOINT?: string;
  MAIL_TOKEN?: string;
  /** Signs quotes and the links of requests; without it a random one is created and stored in the settings. */
  QUOTE_SECRET?: string;
  /** Site key and secret of a Cloudflare Turnstile widget; without both, requests need no proof that a person sends them. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET?: string;
  /** Of an account at Stripe: its secret key, and the secret that signs its webhooks. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Keys of providers that are entered in the administration are sealed under it. */
  KEYS_SECRET?: string;
  /** Another address of Stripe's API, for tests. */
  STRIPE_API_BASE?: string;
  /** A certificate of the company for the tax office (`[[mtls_certificates]]`); without it no record of an invoice is sent. */
  INVOICE_OFFICE?: Fetcher;
  /** Another address of the tax office, for tests: nothing is sent to the actual one then. */
  INVOICE_OFFICE_BASE?: string;
  /** A resolver of DNS over HTTPS that answers `application/dns-json`; Cloudflare's without it. */
  DNS_RESOLVER?: string;
  /** `on`: payments without money, although the site has an address of its own. */
  PAYMENTS_TEST?: string;
  /** The share of calls to the test provider that fail, for tests of faults; without effect where SITE_ORIGIN is set. */
  PAYMENTS_FAULTS?: string;
  /** Name of the mail server whose word about a mail's sender counts; Cloudflare's without it. */
  MAIL_AUTHORITY?: string;
  /** `off`: asks search engines not to index this installation. */
  INDEXING?: string;
  /** `off`: the cache's stand-in grants every invalidation; for tests that save more in a minute than a firm does in a week. */
  CACHE_BUDGET?: string;
  /** `off`: requests are not logged. */
  LOG_REQUESTS?: string;
};

export type App = {
  Bindings: Bindings;
  Variables: {
    db: Database;
    reader: Reader;
    /** Made to the value that a GET answers with (`answer`). */
    changes?: readonly ((value: object, text: string) => object | Promise<object>)[];
    /** The language that a read is asked in (`?lang=`). */
    language?: Language;
    /** Page that follows a form posted without JavaScript; a path without language. */
    resultPage: string;
    /** Instead: the page that shows such a form again with its input and the requested result. */
    refilledPage: string;
    /** Set by `requireAdmin` and `requireUser`; for an API key, its creator. */
    user: CurrentUser;
    /** Set by `requireUser` and, without an API key, by `requireAdmin`. */
    sessionId?: string;
    /** When that session's owner last gave their password, a code or a passkey; null in sessions from before this column. */
    provenAt?: string | null;
    /** Set by `requireAdmin` for a request with an API key. */
    apiKeyId?: number;
    /** Of a reseller's key, in hundredths of a percent; null without an agreement. */
    commission?: number | null;
  };
};
