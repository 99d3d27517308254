import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { gunzipSync, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';

export type Front = { port: number; close: () => void };

/** Small TLS records, as CDNs send them: the client need not wait for a whole 16 kB record. */
const RECORD_BYTES = 1400;
const PER_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'host',
]);

const forwardedHeaders = (headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !PER_CONNECTION.has(name)),
  );

async function bytesOf(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A document with its HTML changed, compressed as the server sent it. */
async function changedDocument(response: http.IncomingMessage, change: (html: string) => string) {
  const isZipped = response.headers['content-encoding'] === 'gzip';
  const bytes = await bytesOf(response);
  const html = Buffer.from(change(String(isZipped ? gunzipSync(bytes) : bytes)));
  return isZipped ? gzipSync(html) : html;
}

/** TLS 1.3 and HTTP/2 in front of a local HTTP/1.1 server, as at the edge. `change` is applied to the HTML of documents. */
export async function secureFront(origin: URL, change?: (html: string) => string): Promise<Front> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  const server = http2.createSecureServer({ key, cert }, (request, answer) => {
    const { hostname: host, port } = origin;
    const headers = {
      ...forwardedHeaders(request.headers),
      host: origin.host,
      'x-forwarded-proto': 'https',
      ...(change && { 'accept-encoding': 'gzip' }),
    };
    const send = (isFirst: boolean) => {
      const upstream = http.request(
        { agent, host, port, method: request.method, path: request.url, headers },
        (response) => {
          if (answer.stream.destroyed) return response.resume();
          const { statusCode = 502 } = response;
          const sent = forwardedHeaders(response.headers);
          if (change && sent['content-type']?.startsWith('text/html'))
            return changedDocument(response, change).then(
              (bytes) => {
                answer.writeHead(statusCode, { ...sent, 'content-length': bytes.length });
                answer.end(bytes);
              },
              () => answer.stream.destroy(),
            );
          answer.writeHead(statusCode, sent);
          response.pipe(answer);
        },
      );
      upstream.on('error', () => {
        // The other end closed an idle connection.
        if (isFirst && upstream.reusedSocket && request.method === 'GET') return send(false);
        if (!answer.headersSent && !answer.stream.destroyed) answer.writeHead(502);
        answer.end();
      });
      if (request.method === 'GET') upstream.end();
      else request.pipe(upstream);
    };
    send(true);
  });
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(RECORD_BYTES));
  for (const trouble of ['error', 'sessionError', 'tlsClientError'])
    server.on(trouble, () => undefined);
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () => {
          server.close();
          agent.destroy();
        },
      }),
    ),
  );
}
