export type Spot = { latitude: number; longitude: number };

/** Addresses that open a map program with the way to a place; `geo` (RFC 5870) is the phone's own, with the name where it is understood. */
export function directionsTo({ latitude, longitude }: Spot, name: string) {
  const at = `${latitude},${longitude}`;
  return {
    geo: `geo:${at}?q=${at}(${encodeURIComponent(name)})`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${at}`,
    apple: `https://maps.apple.com/?daddr=${at}`,
  };
}
