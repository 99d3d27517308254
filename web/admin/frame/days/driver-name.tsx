/** A driver's name with their colour; the colour is only a visual aid. */
export const DriverName = ({ driver }: { driver: { id: number; name: string } }) => (
  <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap">
    <span
      aria-hidden="true"
      className={`size-2.5 shrink-0 rounded-full ${driverLook(driver.id).dot}`}
    />
    {driver.name}
  </span>
);

type Look = { dot: string; edge: string };

const LOOKS: readonly Look[] = [
  { dot: 'bg-sea-700', edge: 'border-sea-700' },
  { dot: 'bg-terracotta-600', edge: 'border-terracotta-600' },
  { dot: 'bg-deep-700', edge: 'border-deep-700' },
  { dot: 'bg-sun', edge: 'border-sun' },
  { dot: 'bg-sea-500', edge: 'border-sea-500' },
  { dot: 'bg-terracotta-400', edge: 'border-terracotta-400' },
  { dot: 'bg-limestone-400', edge: 'border-limestone-400' },
  { dot: 'bg-deep-950', edge: 'border-deep-950' },
];

/** A driver's colour, the same on every screen. */
export const driverLook = (id: number): Look => LOOKS[id % LOOKS.length] ?? { dot: '', edge: '' };
