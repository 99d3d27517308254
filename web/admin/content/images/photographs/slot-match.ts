import { namesInAll } from '#contract/languages/translation.ts';
import { isOfBrand, type PictureSlot, type SlotField } from '#contract/pictures/slots.ts';

export const keyOf = ({ kind, id, field, at }: PictureSlot) => `${kind}/${id}/${field}/${at}`;
const rowOf = ({ kind, id }: PictureSlot) => `${kind}/${id}`;
/** A gallery takes any number of further pictures. */
export const isFree = ({ field, address }: PictureSlot) => field === 'gallery' && address === null;

/** What cameras, phones and programs put into names. */
const NOISE =
  /^(?:img|dsc|dscn|dscf|pxl|mvimg|foto|photo|bild|imatge|imagen|image|picture|whatsapp|screenshot|edited|final|copy|copia|kopie|web|jpe?g|png|webp|de|des|del|el|la|els|les|las|los|der|die|das|the|of|and|und|en|a|i|y)$/;
/** Words that name the pictures of the brand. */
const BRAND_WORDS: Partial<Record<SlotField, string>> = {
  logo: 'logo',
  logoDark: 'logo dark dunkel oscuro fosc',
  square: 'icon square icono quadrat cuadrado symbol',
  sharePicture: 'share preview vorschau teilen compartir',
};
const ALIKE = 0.5;

/** Words of a text without accents, numbers and noise. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’'·]/g, ' ');
  return plain.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !NOISE.test(word));
}

/** `cova-2.jpg`, `cova (2).jpg`: the second picture of the row. Numbers of cameras are longer. */
const positionOf = (stem: string) => Number(/[\s_(-](\d{1,2})\)?$/.exec(stem)?.[1] ?? 0);

/** One letter more, less or another one; or the beginning of the other word. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 3) return false;
  if (long.startsWith(short)) return true;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(at);
  return rest.slice(1) === long.slice(at + 1) || rest === long.slice(at + 1);
}

/** Between 0 and 1: how many of the words of both they share. */
export function likeness(words: readonly string[], others: readonly string[]): number {
  if (words.length === 0 || others.length === 0) return 0;
  const shared = words.filter((word) => others.some((other) => isAlike(word, other))).length;
  return (2 * shared) / (words.length + others.length);
}

/** The best of what a row is called by. */
const likenessOf = (words: readonly string[], slot: PictureSlot) =>
  Math.max(
    ...[BRAND_WORDS[slot.field] ?? '', ...(isOfBrand(slot) ? [] : [slot.slug, ...namesInAll(slot)])]
      .map(wordsOf)
      .map((names) =>
        // One brand word is enough: a file is called «logo» or «icon».
        isOfBrand(slot) && words.length > 0
          ? words.filter((word) => names.includes(word)).length / Math.min(2, names.length || 1)
          : likeness(words, names),
      ),
  );

/** The place of the row for the file: the one that its number names, else the first that shows a drawing or nothing. */
function placeIn(
  row: readonly PictureSlot[],
  taken: ReadonlySet<string>,
  position: number,
): PictureSlot | undefined {
  const open = row.filter((slot) => isFree(slot) || !taken.has(keyOf(slot)));
  const named = position > 0 ? row[position - 1] : undefined;
  const slot =
    (named && open.includes(named) ? named : undefined) ??
    open.find(({ address, isDrawing }) => address === null || isDrawing) ??
    open[0];
  return slot && nextPlace(slot, taken);
}

/** The slot itself, or the next one behind the gallery. */
export function nextPlace(slot: PictureSlot, taken: ReadonlySet<string>): PictureSlot {
  if (!isFree(slot)) return slot;
  let place = slot;
  while (taken.has(keyOf(place))) place = { ...place, at: place.at + 1 };
  return place;
}

/** Which slot each file belongs to by its name; those that resemble none are left out. `taken`: keys of slots that are spoken for. */
export function matchFiles<Id>(
  files: readonly { id: Id; name: string }[],
  slots: readonly PictureSlot[],
  taken: ReadonlySet<string> = new Set(),
): Map<Id, PictureSlot> {
  const rows = Map.groupBy(slots, (slot) => (slot.kind === 'settings' ? keyOf(slot) : rowOf(slot)));
  const pairs = files.flatMap(({ id, name }, order) => {
    const stem = name.replace(/\.\w+$/, '');
    const words = wordsOf(stem);
    return [...rows.values()].flatMap((row) => {
      const [first] = row;
      const score = first ? likenessOf(words, first) : 0;
      return score >= ALIKE ? [{ id, order, row, score, position: positionOf(stem) }] : [];
    });
  });
  pairs.sort((a, b) => b.score - a.score || a.position - b.position || a.order - b.order);
  const found = new Map<Id, PictureSlot>();
  const used = new Set(taken);
  for (const { id, row, position } of pairs) {
    if (found.has(id)) continue;
    const slot = placeIn(row, used, position);
    if (!slot) continue;
    found.set(id, slot);
    used.add(keyOf(slot));
  }
  return found;
}
