import type { ItemKind } from '#contract/orders/orders.ts';
import { canFollow, type StateOf } from '#contract/orders/states.ts';
import { ApiError } from '#core/http/problem.ts';
import { says } from '#core/http/problem-text.ts';

/** Refuses a step that is not in the table of its kind. A state that stays is no step. */
export function demandStep<K extends ItemKind>(kind: K, from: StateOf<K>, to: StateOf<K>): void {
  if (from === to || canFollow(kind, from, to)) return;
  throw new ApiError(409, says('problem.status_order', { to, from }), { code: 'state' });
}
