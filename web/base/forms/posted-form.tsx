import { createContext, type ReactNode, use } from 'react';
import type { PostedForm } from '#contract/render.ts';

const Context = createContext<PostedForm | undefined>(undefined);

export const PostedFormProvider = ({
  form,
  children,
}: {
  form: PostedForm | undefined;
  children: ReactNode;
}) => <Context value={form}>{children}</Context>;

/** The form of this id as posted without JavaScript and rejected; undefined if this page is not such a response. */
export function usePostedForm(id: string): PostedForm | undefined {
  const form = use(Context);
  return form?.id === id ? form : undefined;
}
