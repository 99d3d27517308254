import type { ComponentProps } from 'react';

type SubmitFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => unknown };

/** A form that a script sends. The submit does not reach a form around it: dialogs open inside of the editors' forms. */
export const SubmitForm = ({ onSubmit, ...props }: SubmitFormProps) => (
  <form
    {...props}
    onSubmit={(event) => {
      event.preventDefault();
      event.stopPropagation();
      void onSubmit();
    }}
  />
);
