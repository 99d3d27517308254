const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Headers of https://www.standardwebhooks.com, by which the receiver knows sender, moment and body to be genuine. */
export async function sign(
  secret: string,
  id: string,
  now: Date,
  body: string,
): Promise<Record<string, string>> {
  const encoder = new TextEncoder();
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signature = await crypto.subtle.sign(
    'HMAC',
    key,
    encoder.encode(`${id}.${timestamp}.${body}`),
  );
  return {
    'Webhook-Id': id,
    'Webhook-Timestamp': timestamp,
    'Webhook-Signature': `v1,${base64(signature)}`,
  };
}
