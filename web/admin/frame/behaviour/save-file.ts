/** Long enough for the browser to have read the file. */
const RELEASE_MS = 60_000;

/** Offers a generated text or file as a download. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type }) : content,
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed: some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}
