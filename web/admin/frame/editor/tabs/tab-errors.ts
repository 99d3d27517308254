type NamedTab = { name: string; fields: readonly string[] };

/** Field of an error's path: `name` of `name`, `translations.name.de` and `name.de`. */
const fieldOf = (path: string) => {
  const [first = '', second = ''] = path.split('.');
  return first === 'translations' ? second : first;
};

/** Tab of a field; the first one for a field of none. */
export const tabOfField = (tabs: readonly NamedTab[], field: string) =>
  (tabs.find(({ fields }) => fields.includes(field)) ?? tabs[0])?.name;

/** Number of errors in a tab. */
export const errorsOfTab = (tabs: readonly NamedTab[], errors: object, name: string) =>
  Object.keys(errors).filter((path) => tabOfField(tabs, fieldOf(path)) === name).length;
