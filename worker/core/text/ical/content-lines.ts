/** A property of RFC 5545: `DTSTART;TZID=Europe/Madrid:20270612T100000`. Names are in capital letters. */
export type Property = { name: string; parameters: ReadonlyMap<string, string>; value: string };
export type Component = { name: string; properties: Property[]; components: Component[] };

const LINE_END = /\r\n?|\n/;
const FOLD = /(?:\r\n?|\n)[ \t]/g;
/** A parameter's value may be quoted, and contain `:` and `;` then. */
const PARAMETER = /;([^=;:]+)=((?:"[^"]*"|[^";:])*)/y;

function propertyIn(line: string): Property | undefined {
  const nameEnd = line.search(/[;:]/);
  if (nameEnd <= 0) return undefined;
  const parameters = new Map<string, string>();
  let at = nameEnd;
  for (;;) {
    PARAMETER.lastIndex = at;
    const found = PARAMETER.exec(line);
    if (!found) break;
    parameters.set((found[1] ?? '').toUpperCase(), (found[2] ?? '').replaceAll('"', ''));
    at = PARAMETER.lastIndex;
  }
  if (line[at] !== ':') return undefined;
  return { name: line.slice(0, nameEnd).toUpperCase(), parameters, value: line.slice(at + 1) };
}

/** The calendars of a file. Undefined when it is none, or ends before they do. */
export function calendarsIn(text: string): Component[] | undefined {
  const root: Component = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of text.replace(FOLD, '').split(LINE_END)) {
    const property = propertyIn(line);
    if (!property) continue;
    const { name, value } = property;
    const inside = open.at(-1) ?? root;
    const component = value.trim().toUpperCase();
    if (name === 'BEGIN') {
      const begun: Component = { name: component, properties: [], components: [] };
      inside.components.push(begun);
      open.push(begun);
    } else if (name === 'END') {
      if (inside.name !== component) return undefined;
      open.pop();
    } else inside.properties.push(property);
  }
  const calendars = root.components.filter(({ name }) => name === 'VCALENDAR');
  return open.length === 1 && calendars.length > 0 ? calendars : undefined;
}

export const propertyOf = ({ properties }: Component, name: string) =>
  properties.find((one) => one.name === name);
export const textOf = (component: Component, name: string) =>
  propertyOf(component, name)?.value.trim() ?? '';
