import userEvent from '@testing-library/user-event';

/** Types without delay: on a slow machine a debounce could end between two keys. */
export const aUser = () => userEvent.setup({ delay: null });
