type Row = Record<string, unknown>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const emptyOf = (row: Row, fields: readonly string[]) =>
  fields.filter((field) => isEmpty(row[field]));

/** A draft without a position is stored at 0, 0, which is not in Menorca. */
const isPlaced = ({ latitude, longitude }: Row) =>
  !isEmpty(latitude) && !isEmpty(longitude) && !(latitude === 0 && longitude === 0);

/** Fields that visitors need, by kind of content: a draft has a name, the rest comes before it is published. */
const NEEDS: Record<string, (row: Row) => string[]> = {
  trips: (row) => [
    ...emptyOf(row, ['description', 'image', 'location', 'duration']),
    ...(row.tripTypeId === 0 ? ['tripTypeId'] : []),
    ...(row.showBookingOptions && isEmpty(row.price) ? ['price'] : []),
  ],
  destinations: (row) => [
    ...emptyOf(row, ['description', 'image']),
    ...(isPlaced(row) ? [] : ['latitude', 'longitude']),
  ],
  'blog-posts': (row) => [
    ...emptyOf(row, ['body', 'cover', 'author']),
    ...(row.categoryId === 0 ? ['categoryId'] : []),
  ],
  pages: (row) => emptyOf(row, ['body']),
};

/** What a row lacks to be published: names of fields. */
export const publishingGaps = (entity: string, row: object): string[] =>
  NEEDS[entity]?.(row as Row) ?? [];
