import { lazyPart } from '#base/ui/parts/lazy-part.tsx';

/** Requested with the first address; without it nothing is asked. */
const MeantAddress = lazyPart(async () => (await import('./meant-address.tsx')).MeantAddress, {
  missing: 'nowhere',
});

type EmailHintProps = { typed: string; onTake: (email: string) => void; className?: string };

/** "Did you mean ana@gmail.com?" below a field for an address that looks mistyped; one tap takes it. It never blocks. */
export const EmailHint = ({ typed, onTake, className = 'text-sea-700' }: EmailHintProps) => (
  <div aria-live="polite">
    {typed.includes('@') && <MeantAddress typed={typed} onTake={onTake} className={className} />}
  </div>
);
