import { useEffect } from 'react';

// Replaces the package `react-style-singleton` (see the alias in vite.config.ts), which writes <style> elements. A constructed style sheet
// has the same effect and is allowed by a Content-Security-Policy without 'unsafe-inline'.

/** Nothing here reads it, but as an inherited property it would restyle every element of the page. */
const UNREAD_VARIABLE = /--removed-body-scroll-bar-size:[^;]*;/g;

const sheets = new Map<string, { sheet: CSSStyleSheet; users: number }>();

function add(css: string): () => void {
  const entry = sheets.get(css) ?? { sheet: new CSSStyleSheet(), users: 0 };
  if (entry.users === 0) {
    entry.sheet.replaceSync(css.replace(UNREAD_VARIABLE, ''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, entry.sheet];
    sheets.set(css, entry);
  }
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== entry.sheet,
    );
    sheets.delete(css);
  };
}

type StyleProps = { styles: string; dynamic?: boolean };

function Style({ styles }: StyleProps) {
  useEffect(() => add(styles), [styles]);
  return null;
}

/** A component that applies `styles` while it is mounted. */
export const styleSingleton = () => Style;
