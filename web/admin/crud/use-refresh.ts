import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Forgets what was loaded under these paths, so that lists and rows are asked for anew after a write. */
export function useRefresh() {
  const client = useQueryClient();
  return useCallback(
    async (...bases: string[]) => {
      const isTouched = ({ queryKey }: { queryKey: readonly unknown[] }) => bases.some((base) => String(queryKey[0]).startsWith(base));
      client.removeQueries({ predicate: isTouched, type: 'inactive' });
      await client.invalidateQueries({ predicate: isTouched, refetchType: 'active' });
    },
    [client],
  );
}
