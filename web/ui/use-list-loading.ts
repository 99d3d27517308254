import { useRouterState } from '@tanstack/react-router';

/** Is the list that shows on its way with other filters? A page that is left for another one stays as it is. */
export const useListLoading = () =>
  useRouterState({ select: ({ isLoading, location, resolvedLocation }) => isLoading && location.pathname === resolvedLocation?.pathname });
