import { useRouterState } from '@tanstack/react-router';

/** A line along the top of the screen, from the tap on a link until the next page is drawn. */
export function PageProgress() {
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  });
  if (!isLeaving) return null;
  return (
    <div className="fixed inset-x-0 top-0 z-80 h-1 bg-terracotta-600 motion-safe:animate-pulse" />
  );
}
