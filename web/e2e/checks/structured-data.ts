import vocabulary from './vocabulary.json' with { type: 'json' };

/** schema.org's published vocabulary, reduced to the types and properties that the site uses. */
const TYPES: Record<string, { is: string[]; properties: Record<string, string[]> }> = vocabulary;
const DATA_TYPES = ['Text', 'URL', 'Number', 'Integer', 'Date', 'DateTime', 'Time', 'Boolean'];

type Node = { '@type'?: unknown; [property: string]: unknown };

function isOfKind(value: unknown, kind: string): boolean {
  if (typeof value === 'object' && value !== null) {
    const type = String((value as Node)['@type']);
    return (
      !DATA_TYPES.includes(kind) &&
      (kind === 'Thing' || type === kind || (TYPES[type]?.is.includes(kind) ?? false))
    );
  }
  switch (kind) {
    case 'Text':
    // Days, list item names and the like may be given as text.
    case 'DayOfWeek':
      return typeof value === 'string' && value !== '';
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'Integer':
      return Number.isInteger(value);
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Date':
    case 'DateTime':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    case 'Time':
      return typeof value === 'string' && /^\d{2}:\d{2}/.test(value);
    default:
      // A URL may stand for the entity it identifies.
      return typeof value === 'string' && URL.canParse(value);
  }
}

/** Violations of schema.org's vocabulary in an object; empty if it is valid. */
export function faultsOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => faultsOf(one, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, ...properties } = value as Node;
  const known = TYPES[String(type)];
  if (!known) return [`${place}: no type «${String(type)}»`];
  return Object.entries(properties).flatMap(([name, content]) => {
    if (name.startsWith('@')) return [];
    const kinds = known.properties[name];
    const at = `${place}/${String(type)}.${name}`;
    if (!kinds) return [`${at}: no such property`];
    const wrong = [content].flat().filter((one) => !kinds.some((kind) => isOfKind(one, kind)));
    return [
      ...wrong.map((one) => `${at}: ${JSON.stringify(one)} is none of ${kinds.join(', ')}`),
      ...faultsOf(content, at),
    ];
  });
}

/** All objects of a type, at any depth. */
export function nodesOf(value: unknown, type: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesOf(one, type));
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((one) => nodesOf(one, type));
  return (value as Node)['@type'] === type ? [value as Node, ...inside] : inside;
}
