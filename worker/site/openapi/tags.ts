import { entitiesWith } from '#contract/entities.ts';

/** Tags of routes that belong to no entity: the first part of their address. */
const OTHER_TAGS = {
  account: 'The signed-in user’s account, sessions, second factor and passkeys.',
  health: 'The state of the installation.',
  user: 'The signed-in user.',
  auth: 'Signing in and out, and resetting a password.',
  orders: 'Guests’ bookings of every kind.',
  basket: 'What visitors without scripts have chosen; nothing of it is stored.',
  'gift-vouchers': 'What gift vouchers can be bought on the site; they are ordered like trips.',
  search: 'Search across the site.',
  services: 'The services page.',
  sections: 'Lists of the owner on home, services and about.',
  legal: 'Legal texts.',
  faq: 'Questions and answers.',
  site: 'The company and the site.',
  subscribe: 'The newsletter.',
  contact: 'The contact form.',
  trail: 'The Camí de Cavalls.',
  vitals: 'Page timings of real visits.',
  'openapi.json': 'This API description, for programs.',
  docs: 'This API description, for people.',
};

const resourceOf = (path: string) => path.split('/')[1];
/** By the first part of an address, or `admin:` and the second below `/admin`. */
const TAGS: Readonly<Record<string, string>> = {
  ...OTHER_TAGS,
  ...Object.fromEntries(
    entitiesWith('tag').map(({ path, tag }) => [`admin: ${resourceOf(path)}`, tag]),
  ),
  ...Object.fromEntries(
    entitiesWith('publicTag').map(({ path, publicTag }) => [resourceOf(path), publicTag]),
  ),
};

export const describeTag = (name: string) => {
  const description = TAGS[name];
  return { name, ...(description && { description }) };
};
