import { KEY_RESOURCES, KEYLESS_RESOURCES } from '#contract/accounts/api-keys.ts';

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

export const INTRODUCTION = `Requests and responses are JSON. Dates and times of journeys are in Menorca time (\`Europe/Madrid\`), timestamps in UTC, amounts in integer cents (except the \`price\` of a trip).

Errors follow RFC 9457: \`application/problem+json\` with \`type\`, \`title\`, \`status\`, \`detail\`, and \`errors\` where fields are invalid. Their texts are in the language of the request (\`language\` of the body, \`lang\` of the query, the cookie \`i18nextLng\`, \`Accept-Language\`, else English), which \`Content-Language\` names; codes are the same in all. Lists return \`{ items, total, page, pageSize }\`. Translations are in \`translations[field][language]\` beside the original field, or with \`lang\` in the query resolved in the fields themselves; the languages are \`es\`, \`en\`, \`de\` and \`ca\`.

Public forms also accept \`application/x-www-form-urlencoded\`, with dotted names for nested fields (\`contact.email\`).

Resellers book through OCTO, the open standard for tours and activities, under \`/octo\`: https://docs.octo.travel describes it; a key with the scope \`octo\` gives access.`;

export const SESSION_DESCRIPTION =
  'For people: set by `POST /api/auth/login` (named `session` over plain HTTP). Every write requires an `Origin` header matching this site.';

export const KEY_DESCRIPTION = `For programs: \`Authorization: Bearer KEY\`, with a key that an administrator created under “API keys”. It acts on behalf of the administrator who created it and stops working when that account is deleted.

Scopes are \`resource:read\` (GET) and \`resource:write\` (everything else; it does not imply reading), or \`*:read\` and \`*:write\`. The resource is the part of the path after \`/api/admin/\`: ${list(KEY_RESOURCES)}. Keys give no access to ${list(KEYLESS_RESOURCES)} or \`/api/account\`.`;
