import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** A problem, announced when it appears. */
export const Problem = ({ text, className = '' }: { text: ReactNode; className?: string }) => (
  <p role="alert" className={`font-semibold text-danger ${className}`}>
    {text}
  </p>
);

/** A failure that stands out. */
export const Failure = ({ text, className = '' }: { text: ReactNode; className?: string }) => (
  <p
    role="alert"
    className={`rounded-xl bg-danger px-4 py-3 font-semibold text-white ${className}`}
  >
    {text}
  </p>
);

type NewTabProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel' | 'children'> & {
  label: ReactNode;
};

/** A link that opens in a new tab. */
export const NewTabLink = ({ label, ...props }: NewTabProps) => (
  <a {...props} target="_blank" rel="noopener noreferrer">
    {label}
  </a>
);

/** Head of a column of figures. */
export const HeadCell = ({ text, className = '' }: { text: ReactNode; className?: string }) => (
  <th scope="col" className={`font-semibold ${className}`}>
    {text}
  </th>
);
