/**
 * A list with other rows, or in another order, is another element: rows that took another place within it would count as a layout shift
 * wherever the answer to a filter takes longer than half a second.
 */
export const listKey = (items: readonly { id: number }[]) => items.map(({ id }) => id).join(' ');
