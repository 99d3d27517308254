/** Node's WebSocket accepts headers; the inspector refuses a browser page whose origin it does not know. */
type NodeSocket = new (url: string, options: { headers: Record<string, string> }) => WebSocket;
type Answer = { id: number; result?: { usedSize: number; backingStorageSize?: number } };

/**
 * Heap used by the site's own worker, in MB, right after a garbage collection: read from the V8 inspector that `wrangler dev` opens on
 * `port` (Chrome DevTools Protocol, domains HeapProfiler and Runtime). The process's resident memory says less, because V8 collects late.
 * Throws when the inspector does not answer.
 */
export async function usedHeap(port: number): Promise<number> {
  const socket = new (WebSocket as unknown as NodeSocket)(`ws://127.0.0.1:${port}/ws`, {
    headers: { Origin: 'http://localhost' },
  });
  const answers = new Map<number, (answer: Answer) => void>();
  let count = 0;
  const ask = (method: string) =>
    new Promise<Answer>((resolve) => {
      count += 1;
      answers.set(count, resolve);
      socket.send(JSON.stringify({ id: count, method }));
    });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener(
        'error',
        () => reject(new Error(`No inspector answers on port ${port}.`)),
        { once: true },
      );
    });
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      answers.get(answer.id)?.(answer);
    });
    await ask('HeapProfiler.collectGarbage');
    const { result } = await ask('Runtime.getHeapUsage');
    if (!result) throw new Error('The inspector does not tell how much memory is in use.');
    return Math.round((result.usedSize + (result.backingStorageSize ?? 0)) / 1e6);
  } finally {
    socket.close();
  }
}
