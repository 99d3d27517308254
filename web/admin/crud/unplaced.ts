/** What has a place on the map, as it is edited: until it is chosen, a new one has none. */
export type Unplaced<T extends { latitude: number; longitude: number }> = Omit<T, 'latitude' | 'longitude'> & {
  latitude: number | null;
  longitude: number | null;
};
