import type * as v from 'valibot';
import { prefixed } from '#contract/address.ts';
import type { ApiInLanguage } from '#contract/api.ts';
import type { Language } from '#contract/languages/language.ts';

type Search = Readonly<Record<string, string | number | undefined>>;

export type ToolContext = {
  /** The answer of one of this site's reads. */
  read: <P extends keyof ApiInLanguage>(
    route: P,
    language: Language,
    search?: Search,
    id?: number,
  ) => Promise<ApiInLanguage[P]>;
  /** The address of a page of this site. */
  page: (path: string, language: Language, search?: Search) => string;
};

type Input = v.GenericSchema<unknown, { language: Language }>;

/** What an assistant can call. Its answers have prices in cents, times of Menorca and whole addresses. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  input: Input;
  call: (input: unknown, context: ToolContext) => Promise<Record<string, unknown>>;
};

/** A tool whose `answer` gets what its schema makes of the input. */
export const tool = <T extends Input>({
  answer,
  ...described
}: Omit<Tool, 'input' | 'call'> & {
  input: T;
  answer: (input: v.InferOutput<T>, context: ToolContext) => Promise<Record<string, unknown>>;
}): Tool => ({
  ...described,
  call: (input, context) => answer(input as v.InferOutput<T>, context),
});

export const searchOf = (search: Search): string => {
  const sent = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return sent.length > 0 ? `?${new URLSearchParams(sent)}` : '';
};

export const pageOf =
  (origin: string): ToolContext['page'] =>
  (path, language, search = {}) =>
    `${origin}${prefixed(path, language)}${searchOf(search)}`;
