/** The browser has taken the file over long before. */
const RELEASE_MS = 60_000;

/** Hands a text or a file that was made here to the browser as a file to save. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}
