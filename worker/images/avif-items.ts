import { type Box, boxes, fullBox } from './avif-boxes.ts';
import type { ByteReader } from './byte-reader.ts';
import { refusePicture } from './refusal.ts';

type Extent = { at: number; length: number };
export type Items = Map<number, { type: string; extents: Extent[] }>;
type Size = { width: number; height: number };

const MAX_ITEMS = 1000;

const need = <T>(value: T | undefined): T => {
  if (value === undefined) throw refusePicture('damaged');
  return value;
};

function readTypes(reader: ByteReader, iinf: Box): Map<number, string> {
  const { version, data } = fullBox(reader, iinf);
  const types = new Map<number, string>();
  for (const infe of boxes(reader, data + (version === 0 ? 2 : 4), iinf.end)) {
    const entry = fullBox(reader, infe);
    if (infe.type !== 'infe' || entry.version < 2) continue;
    const idBytes = entry.version === 2 ? 2 : 4;
    types.set(reader.uint(entry.data, idBytes), reader.text(entry.data + idBytes + 2, 4));
  }
  return types;
}

/** Where each item's bytes stand in the file. */
function readPlaces(reader: ByteReader, iloc: Box, idat: Box | undefined): Map<number, Extent[]> {
  const { version, data } = fullBox(reader, iloc);
  const [offsetSize, lengthSize] = [reader.u8(data) >> 4, reader.u8(data) & 15];
  const [baseSize, indexSize] = [reader.u8(data + 1) >> 4, version > 0 ? reader.u8(data + 1) & 15 : 0];
  const wide = version < 2 ? 2 : 4;
  const count = reader.uint(data + 2, wide);
  const places = new Map<number, Extent[]>();
  let at = data + 2 + wide;
  const next = (size: number) => {
    const value = reader.uint(at, size);
    at += size;
    return value;
  };
  if (count > MAX_ITEMS) throw refusePicture('damaged');
  for (let i = 0; i < count; i += 1) {
    const id = next(wide);
    const method = version > 0 ? next(2) & 15 : 0;
    next(2); // data reference
    const base = next(baseSize);
    const start = method === 1 ? need(idat).data : 0;
    const extents = next(2);
    if (method > 1 || extents > MAX_ITEMS) throw refusePicture('damaged');
    places.set(
      id,
      Array.from({ length: extents }, () => {
        next(indexSize);
        const offset = next(offsetSize);
        return { at: start + base + offset, length: next(lengthSize) };
      }),
    );
  }
  return places;
}

/** Numbers of an item's properties, counted from 1. */
function readProperties(reader: ByteReader, ipma: Box, item: number): number[] {
  const { version, flags, data } = fullBox(reader, ipma);
  const isWide = (flags >> 16) & 1;
  const idBytes = version === 0 ? 2 : 4;
  let at = data + 4;
  for (let entries = reader.u32(data); entries > 0; entries -= 1) {
    const id = reader.uint(at, idBytes);
    const count = reader.u8(at + idBytes);
    at += idBytes + 1;
    const numbers = Array.from({ length: count }, (_, i) => (isWide ? reader.u16(at + 2 * i) & 0x7fff : reader.u8(at + i) & 0x7f));
    at += count * (isWide ? 2 : 1);
    if (id === item) return numbers;
  }
  return [];
}

/** Items of a picture, every size it declares, and the size in which its main item is shown. */
export function readItems(reader: ByteReader, meta: Box): { items: Items; sizes: Size[]; primary: Size | undefined } {
  const parts = boxes(reader, fullBox(reader, meta).data, meta.end);
  const part = (type: string, within = parts) => within.find((box) => box.type === type);
  const types = readTypes(reader, need(part('iinf')));
  const places = readPlaces(reader, need(part('iloc')), part('idat'));
  const items: Items = new Map([...types].map(([id, type]) => [id, { type, extents: places.get(id) ?? [] }]));

  const iprp = need(part('iprp'));
  const properties = boxes(reader, iprp.data, iprp.end);
  const ipco = need(part('ipco', properties));
  const all = boxes(reader, ipco.data, ipco.end);
  const sizeOf = (ispe: Box): Size => ({ width: reader.u32(ispe.data + 4), height: reader.u32(ispe.data + 8) });
  const pitm = need(part('pitm'));
  const { version, data } = fullBox(reader, pitm);
  const own = readProperties(reader, need(part('ipma', properties)), reader.uint(data, version === 0 ? 2 : 4)).map(
    (number) => all[number - 1],
  );
  const ispe = own.find((box) => box?.type === 'ispe');
  const irot = own.find((box) => box?.type === 'irot');
  const size = ispe && sizeOf(ispe);
  const isTurned = irot !== undefined && reader.u8(irot.data) % 2 === 1;
  return {
    items,
    sizes: all.filter((box) => box.type === 'ispe').map(sizeOf),
    primary: size && isTurned ? { width: size.height, height: size.width } : size,
  };
}
