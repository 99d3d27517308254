import { createRootRoute } from '@tanstack/react-router';
import { AdminError } from './admin-error.tsx';
import { AdminNotFound } from './admin-not-found.tsx';
import { AdminRoot } from './admin-root.tsx';

export const adminRoute = createRootRoute({
  component: AdminRoot,
  notFoundComponent: AdminNotFound,
  errorComponent: AdminError,
});
