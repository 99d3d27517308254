import userEvent from '@testing-library/user-event';

/** Somebody who types without a pause: on a slow machine, what waits for one would find it between two keys. */
export const aUser = () => userEvent.setup({ delay: null });
