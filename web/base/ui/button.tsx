const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold leading-snug transition-colors disabled:cursor-not-allowed disabled:opacity-60';
const LOOKS = {
  primary: 'bg-terracotta-600 text-white hover:bg-terracotta-700',
  sea: 'bg-sea-700 text-white hover:bg-sea-800',
  quiet:
    'border border-deep-800/25 bg-transparent text-deep-800 hover:border-deep-800/60 hover:bg-limestone-100',
  onDark: 'bg-white text-deep-900 hover:bg-limestone-100',
} as const;

/** Classes of a button or of a link that looks like one. */
export const buttonClass = (look: keyof typeof LOOKS = 'primary', more = '') =>
  `${BASE} ${LOOKS[look]} ${more}`;
export const iconButtonClass =
  'inline-flex size-11 items-center justify-center rounded-full text-deep-900 transition-colors hover:bg-limestone-200';
