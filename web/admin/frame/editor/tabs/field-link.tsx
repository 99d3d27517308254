import { useNavigate } from '@tanstack/react-router';

/** A link to a field of this screen: opens its tab and puts the focus there. */
export function FieldLink({ field, label }: { field: string; label: string }) {
  const navigate = useNavigate();
  return (
    <a
      href={`#${field}`}
      className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
      onClick={(event) => {
        event.preventDefault();
        const here = { to: '.', search: true, replace: true, resetScroll: false };
        void navigate({ ...here, hash: field } as never);
      }}
    >
      {label}
    </a>
  );
}
