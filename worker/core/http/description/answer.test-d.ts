import { router } from '../router.ts';
import { answer } from './answer.ts';

// `tsc` checks this file: it fails if one of these lines compiles.

export const routes = router();

routes.get('/legal/privacy/edition', (c) => answer(c, { edition: '2027-01-01' }));
// @ts-expect-error: a value of another type.
routes.get('/legal/privacy/edition', (c) => answer(c, { edition: 1 }));
// @ts-expect-error: a missing field.
routes.get('/legal/privacy/edition', (c) => answer(c, {}));
// @ts-expect-error: the answer of another path.
routes.get('/trips/facets', (c) => answer(c, { edition: '2027-01-01' }));
// @ts-expect-error: an address that the contract does not have.
routes.get('/legal/privacy/editions', (c) => answer(c, { edition: '2027-01-01' }));

const PREFIX = { booking: '/bookings', transfer: '/transfers/requests' } as const;
const moneyPath =
  `${PREFIX[Math.random() < 0.5 ? 'booking' : 'transfer']}/:reference/money` as const;
// @ts-expect-error: a value of another type at one of two paths.
routes.get(moneyPath, (c) => answer(c, { cents: 1 }));
