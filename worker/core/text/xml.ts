/** Control characters and the like, which XML 1.0 cannot represent in any form. */
const NOT_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** Escapes a text for content or attributes of XML and HTML. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
