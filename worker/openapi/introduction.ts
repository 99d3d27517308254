import { KEY_RESOURCES, KEYLESS_RESOURCES } from '#contract/accounts/api-keys.ts';

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

export const INTRODUCTION = `JSON both ways, dates and times of journeys in Menorca time (\`Europe/Madrid\`), instants in UTC, money in integer cents (but for \`price\` of a trip).

Refusals are RFC 9457: \`application/problem+json\` with \`type\`, \`title\`, \`status\`, \`detail\`, and \`errors\` where fields are wrong. Lists answer \`{ items, total, page, pageSize }\`. Translated fields stand in \`translations[field][language]\` beside the plain field, languages are \`es\`, \`en\`, \`de\` and \`ca\`.

Public forms also take \`application/x-www-form-urlencoded\`, names with dots for nested fields (\`contact.email\`).

Resellers book by OCTO, the open standard of tours and activities, below \`/octo\`: https://docs.octo.travel describes it, a key with the scope \`octo\` opens it.`;

export const SESSION_DESCRIPTION =
  'For people: set by `POST /api/auth/login` (called `session` over plain http). Every write with it needs an `Origin` header matching this site.';

export const KEY_DESCRIPTION = `For programs: \`Authorization: Bearer KEY\`, with a key that an administrator made under "API keys". It acts on behalf of the administrator who created it and stops working when that account is deleted.

Scopes are \`resource:read\` (GET) and \`resource:write\` (everything else; it does not imply reading), or \`*:read\` and \`*:write\`. The resource is the part of the path after \`/api/admin/\`: ${list(KEY_RESOURCES)}. Keys give no access to ${list(KEYLESS_RESOURCES)} or \`/api/account\`.`;
