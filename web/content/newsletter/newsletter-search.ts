type TokenSearch<S extends string> = { token?: string; state?: S };

/** `?token=` from a mail; `?state=` after a form posted without JavaScript. */
const tokenSearch =
  <const S extends string>(states: readonly S[]) =>
  ({ token, state }: Record<string, unknown>): TokenSearch<S> => {
    const known = states.find((one) => one === state);
    return {
      ...(typeof token === 'string' && token !== '' && { token }),
      ...(known && { state: known }),
    };
  };

export const confirmSearch = tokenSearch(['sent', 'received', 'confirmed']);
export type ConfirmSearch = ReturnType<typeof confirmSearch>;
export const unsubscribeSearch = tokenSearch(['done']);
export type UnsubscribeSearch = ReturnType<typeof unsubscribeSearch>;
