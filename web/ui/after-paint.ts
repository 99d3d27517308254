/** Once the next frame has been painted. */
export function afterPaint(work: () => void): () => void {
  const frame = requestAnimationFrame(() => setTimeout(work));
  return () => cancelAnimationFrame(frame);
}
