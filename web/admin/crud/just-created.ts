type Created = { path: string; row: { id: number } };

let created: Created | undefined;

/** A row that has just been created: its editor, which opens anew, shows it at once instead of loading it. */
export const keepCreated = (path: string, row: { id: number }) => {
  created = { path, row };
};

export const forgetCreated = () => {
  created = undefined;
};

/** The row as its creation answered, until its editor has opened. */
export const justCreated = <R extends { id: number }>(path: string, id: number | string | undefined): R | undefined =>
  created?.path === path && String(created.row.id) === String(id) ? (created.row as R) : undefined;
