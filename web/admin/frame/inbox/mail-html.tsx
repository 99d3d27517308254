import { useEffect, useRef } from 'react';
import type { Language } from '#contract/languages/language.ts';
import { readMarkup } from '../markdown/read-markup.ts';

const LEFT_OUT = new Set([
  'SCRIPT',
  'STYLE',
  'TITLE',
  'META',
  'LINK',
  'BASE',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'FORM',
  'TEMPLATE',
  'NOSCRIPT',
]);
const KEPT_ATTRIBUTES = ['lang', 'dir', 'alt', 'title', 'width', 'height', 'align', 'role'];
const isLink = (address: string) => /^(?:https?:|mailto:|tel:)/i.test(address);

/** Copies a mail's markup element by element, without scripts, forms and external resources. Styles are set through the CSSOM. */
function copyOf(node: Node): Node | undefined {
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.textContent ?? '');
  if (!(node instanceof HTMLElement) || LEFT_OUT.has(node.tagName)) return undefined;
  const copy = document.createElement(node.tagName === 'BODY' ? 'div' : node.tagName);
  for (const name of KEPT_ATTRIBUTES) {
    const value = node.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copy.style.cssText = node.dataset.style ?? '';
  const address = node.getAttribute('href') ?? '';
  if (copy instanceof HTMLAnchorElement && isLink(address)) {
    copy.href = address;
    copy.target = '_blank';
    copy.rel = 'noopener noreferrer';
  }
  const source = node.getAttribute('src') ?? '';
  if (copy instanceof HTMLImageElement && source.startsWith(`${window.location.origin}/`))
    copy.src = source;
  copy.append(...[...node.childNodes].flatMap((child) => copyOf(child) ?? []));
  return copy;
}

/** Exported for tests. */
export function mailNodes(html: string): Node[] {
  const parsed = readMarkup(html);
  // The parsed document has no browsing context, so it runs nothing; its nodes share this window's classes.
  const copy = copyOf(parsed.body);
  return copy ? [copy] : [];
}

type MailHtmlProps = { html: string; language: Language; label: string };

/** A mail as a mail client renders it, isolated from this page's styles. */
export function MailHtml({ html, language, label }: MailHtmlProps) {
  const host = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    shadow.replaceChildren(...mailNodes(html));
  }, [html]);
  return (
    <section
      ref={host}
      aria-label={label}
      lang={language}
      className="block overflow-x-auto rounded-xl border border-limestone-300 leading-normal contain-content"
    />
  );
}
