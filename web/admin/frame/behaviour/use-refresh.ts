import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Invalidates the queries under these paths, so that a write refetches lists and rows. */
export function useRefresh() {
  const client = useQueryClient();
  return useCallback(
    async (...bases: string[]) => {
      const isTouched = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        bases.some((base) => String(queryKey[0]).startsWith(base));
      client.removeQueries({ predicate: isTouched, type: 'inactive' });
      // A first read that is under way would be kept, although it began before the write.
      await client.cancelQueries({ predicate: isTouched });
      await client.invalidateQueries({ predicate: isTouched, refetchType: 'active' });
    },
    [client],
  );
}
