import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '#ui/spinner.tsx';

/** After an error the page shows nevertheless, this much later. */
export const LOADER_FALLBACK_MS = 1000;

type TranslationGateProps = { load: () => Promise<boolean>; start: () => Promise<unknown>; children: ReactNode };

/** A spinner until the translations are there; used only when the page came empty. */
export function TranslationGate({ load, start, children }: TranslationGateProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    void Promise.all([load(), start()]).then(
      ([isComplete]) => {
        if (isComplete) setReady(true);
        else timer = window.setTimeout(() => setReady(true), LOADER_FALLBACK_MS);
      },
      () => {
        timer = window.setTimeout(() => setReady(true), LOADER_FALLBACK_MS);
      },
    );
    return () => clearTimeout(timer);
  }, [load, start]);
  if (isReady) return children;
  return (
    // There are no translations yet to say this in another language.
    <div role="status" lang="es" className="flex min-h-dvh flex-col items-center justify-center gap-4 text-deep-900">
      <Spinner className="size-10" />
      <p>Cargando traducciones...</p>
    </div>
  );
}
