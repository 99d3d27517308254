import { createContext, type ReactNode, use } from 'react';
import type { PostedForm } from '#contract/render.ts';

const Context = createContext<PostedForm | undefined>(undefined);

export const PostedFormProvider = ({ form, children }: { form: PostedForm | undefined; children: ReactNode }) => (
  <Context value={form}>{children}</Context>
);

/** The form of this id as it was posted without JavaScript and refused; undefined when this page is not such an answer. */
export function usePostedForm(id: string): PostedForm | undefined {
  const form = use(Context);
  return form?.id === id ? form : undefined;
}
