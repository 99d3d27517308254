import { useRouterState } from '@tanstack/react-router';

/** Whether the visible list is loading with other filters. Leaving for another page does not count. */
export const useListLoading = () =>
  useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname === resolvedLocation?.pathname,
  });
