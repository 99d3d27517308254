/** Sends what the browser subscribed to; false when it was not taken. */
const post = async (path: string, body: object): Promise<boolean> =>
  (
    await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).ok;

/** The button that turns web push on and off for this phone, where the browser can. */
export async function offerPush(token: string, labels: { on: string; off: string }): Promise<void> {
  const place = document.querySelector<HTMLElement>('#push');
  const button = place?.querySelector('button');
  if (!place || !button || !('PushManager' in window)) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const send = (made: PushSubscription) =>
    post('/api/crew/push', { token, endpoint: made.endpoint, ...made.toJSON().keys }).catch(
      () => false,
    );
  const show = async () => {
    button.textContent = (await pushManager.getSubscription()) ? labels.off : labels.on;
    place.hidden = false;
  };
  button.addEventListener('click', async () => {
    const known = await pushManager.getSubscription();
    if (known) {
      await known.unsubscribe();
      await post('/api/crew/push/end', { token, endpoint: known.endpoint }).catch(() => false);
    } else {
      const made = await pushManager
        .subscribe({
          userVisibleOnly: true,
          applicationServerKey: document.body.dataset.push ?? '',
        })
        .catch(() => undefined);
      if (made && !(await send(made))) await made.unsubscribe();
    }
    await show();
  });
  await show();
  // A new address of the page has ended what the former one subscribed to.
  const known = await pushManager.getSubscription();
  if (known) await send(known);
}
