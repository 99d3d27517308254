import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AdminPath } from './paths.ts';

type GoOptions = { replace?: boolean; search?: Record<string, unknown>; ignoreBlocker?: boolean };

/** Goes to a screen of the admin area. The router that TypeScript knows is the public site's. */
export function useGo() {
  const navigate = useNavigate();
  return useCallback((to: AdminPath, options: GoOptions = {}) => navigate({ to, ...options } as never), [navigate]);
}
