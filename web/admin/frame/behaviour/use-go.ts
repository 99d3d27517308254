import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AdminPath } from './paths.ts';

type GoOptions = { replace?: boolean; search?: Record<string, unknown>; ignoreBlocker?: boolean };

/** Navigates within the admin area. TypeScript only knows the public site's router. */
export function useGo() {
  const navigate = useNavigate();
  return useCallback(
    (to: AdminPath, options: GoOptions = {}) => navigate({ to, ...options } as never),
    [navigate],
  );
}
