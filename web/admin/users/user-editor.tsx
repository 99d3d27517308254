import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { LoadError } from '#ui/section-states.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { UserForm } from './user-form.tsx';
import { usersApi } from './users-api.ts';

export function UserEditorScreen() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const query = useQuery({ ...usersApi.one(id ?? 0), enabled: id !== undefined, staleTime: 0, gcTime: 0 });
  if (id === undefined) return <UserForm key="new" row={undefined} />;
  if (query.data) return <UserForm key={query.data.id} row={query.data as never} />;
  if (query.isError) return <LoadError onRetry={query.refetch} />;
  return (
    <div role="status" className="flex justify-center py-16 text-deep-900">
      <Spinner className="size-10" />
    </div>
  );
}
