const TRIES = 4;
const PAUSE_MS = 500;

/** `fetch` with retries: the other end may close an idle connection, and wrangler may restart its worker. */
export async function ask(url: URL, headers: Record<string, string> = {}): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url, { headers }).catch((error: unknown) => {
      if (tries === TRIES) throw error;
    });
    if (answer?.ok) return answer;
    if (tries === TRIES) throw new Error(`${url} answered ${answer?.status}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
