import { useState } from 'react';

const keyOf = (name: string) => `admin-reply:${name}`;
const read = (name: string) => {
  try {
    return localStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
};

/** A text that neither a failed try nor a closed dialog or tab loses; empty, it is forgotten. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(name));
  const keep = (next: string) => {
    setText(next);
    try {
      if (next === '') localStorage.removeItem(keyOf(name));
      else localStorage.setItem(keyOf(name), next);
    } catch {
      // A full or forbidden storage: it stays in the field.
    }
  };
  return [text, keep];
}
