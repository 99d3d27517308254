import { useRefusalText } from './refusal-text.ts';

/** Why places could not be had; announced. */
export function Refusal({ error }: { error: unknown }) {
  const refusalText = useRefusalText();
  return (
    <p role="alert" className="rounded-xl bg-danger px-4 py-3 font-semibold text-white">
      {refusalText(error)}
    </p>
  );
}
