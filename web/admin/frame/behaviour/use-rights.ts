import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#base/api/current-user.ts';
import { mayCall, maySee } from '#contract/accounts/rights.ts';

/** What the signed-in user may do, as the server decides it: screens by their path below `/admin`, requests by their address. */
export function useRights() {
  const role = useQueryClient().getQueryData(currentUserQuery.queryKey)?.role ?? 'admin';
  return {
    sees: (path: string) => maySee(role, path.replace(/[?#].*$/, '')),
    may: (method: string, address: string) => mayCall(role, method, address.replace(/[?#].*$/, '')),
  };
}
