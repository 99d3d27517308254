import { type ParsedLocation, useMatches, useRouter } from '@tanstack/react-router';

/**
 * The address of the page that shows. It changes with the page and not before, when the way to the next one begins: nothing is drawn for an
 * address alone.
 */
export function useShownLocation(): ParsedLocation {
  const router = useRouter();
  useMatches({ select: () => router.state.location.href });
  return router.state.location;
}
