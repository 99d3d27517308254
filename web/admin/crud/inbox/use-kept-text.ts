import { useState } from 'react';

const keyOf = (name: string) => `admin-reply:${name}`;
const read = (name: string) => {
  try {
    return localStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
};

/** A text stored in the browser, so that failed requests and closed dialogs or tabs do not lose it; empty text is removed. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(name));
  const keep = (next: string) => {
    setText(next);
    try {
      if (next === '') localStorage.removeItem(keyOf(name));
      else localStorage.setItem(keyOf(name), next);
    } catch {
      // Storage full or blocked: the text stays in the field.
    }
  };
  return [text, keep];
}
