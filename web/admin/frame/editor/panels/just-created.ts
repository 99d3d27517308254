type Created = { path: string; row: { id: number } };

let created: Created | undefined;

/** Stores a newly created row for its editor, which remounts and would otherwise load it. */
export const keepCreated = (path: string, row: { id: number }) => {
  created = { path, row };
};

export const forgetCreated = () => {
  created = undefined;
};

/** The row as returned by its creation, until its editor has mounted. */
export const justCreated = <R extends { id: number }>(
  path: string,
  id: number | string | undefined,
): R | undefined =>
  created?.path === path && String(created.row.id) === String(id) ? (created.row as R) : undefined;
