/** An entity with map coordinates as it is edited: a new one has none until a position is picked. */
export type Unplaced<T extends { latitude: number; longitude: number }> = Omit<
  T,
  'latitude' | 'longitude'
> & {
  latitude: number | null;
  longitude: number | null;
};
