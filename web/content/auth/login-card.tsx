import type { ReactNode } from 'react';

export const LoginCard = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) => (
  <section className="container-page py-14 lg:py-20">
    <div className="mx-auto max-w-md rounded-card bg-white p-6 shadow-card sm:p-9">
      <h1 className="text-4xl hyphens-auto">{title}</h1>
      {text && <p className="mt-3 text-stone">{text}</p>}
      {children}
    </div>
  </section>
);

/** A success message, or the next step. */
export const LoginNotice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mt-6 rounded-xl bg-sea-100 px-4 py-3 font-semibold text-sea-800">
    {children}
  </p>
);

export const LoginAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="rounded-xl bg-danger px-4 py-3 font-semibold text-white">
    {children}
  </p>
);

export const LOGIN_LINK =
  'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4 hover:text-sea-800';
