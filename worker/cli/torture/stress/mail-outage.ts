import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localPlatform } from '../../local/local-platform.ts';
import type { Outcome, Stage } from '../part.ts';
import { Sender } from '../send.ts';
import { OwnServer } from '../server/own-server.ts';
import { formPost, readOffer } from '../writes.ts';

const FORMS = 40;
const HOURS = 5;
const CRON = '/cron';
const ROUNDS = 12;

/** A mail provider on loopback that is down until it is restored; it records each mail that it accepts. */
class Provider {
  isUp = false;
  refused = 0;
  readonly taken = new Map<string, number>();
  private readonly server: Server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      if (!this.isUp) {
        this.refused += 1;
        // Every third time it does not answer at all.
        if (this.refused % 3 === 0) request.socket.destroy();
        else response.writeHead(503).end('down for maintenance');
        return;
      }
      const id = String(request.headers['idempotency-key']);
      this.taken.set(id, (this.taken.get(id) ?? 0) + 1);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":"1"}');
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** The provider is down for hours: every mail waits and goes out once after the outage. The hours pass in the database. */
export async function mailOutage({ site, seed }: Stage): Promise<Outcome> {
  const directory = site.copy();
  const provider = new Provider();
  const endpoint = await provider.open();
  const server = new OwnServer('mail', directory, {
    worker: 'faulty',
    variables: { MAIL_DRIVER: 'http', MAIL_ENDPOINT: endpoint },
  });
  const failures: string[] = [];
  const statement = async (query: string) => {
    const platform = await localPlatform(directory);
    const { results } = await platform.env.DB.prepare(query).all<Record<string, number>>();
    await platform.dispose();
    return results[0] ?? {};
  };
  const live = async (work: (sender: Sender) => Promise<void>) => {
    await server.start();
    const sender = new Sender(server.url, 8);
    await work(sender);
    sender.close();
    await server.stop();
  };
  const cron = async (sender: Sender) => {
    const { status } = await sender.send({ method: 'GET', path: CRON, headers: {} });
    if (status !== 200) failures.push(`cron answers ${status}`);
  };
  const letTimePass = () =>
    statement(
      "UPDATE outbox SET next_attempt_at = '2000-01-01T00:00:00.000Z' WHERE status IN ('pending', 'failed', 'sending')",
    );
  try {
    await live(async (sender) => {
      const offer = await readOffer(sender);
      for (let n = 0; n < FORMS; n += 1) {
        const { mark: _mark, kind: _kind, ...post } = formPost(offer, `mail${seed}`, n);
        const { status, text } = await sender.send(post);
        if (status !== 201)
          failures.push(
            `${post.path} while the mail provider is down: ${status} ${text.slice(0, 200)}`,
          );
      }
    });
    for (let hour = 1; hour < HOURS; hour += 1) {
      await letTimePass();
      await live(async (sender) => void (await cron(sender)));
    }
    await letTimePass();
    provider.isUp = true;
    // Two at a time, as in two data centres.
    await live(async (sender) => {
      for (let round = 0; round < ROUNDS; round += 1)
        await Promise.all([cron(sender), cron(sender)]);
    });
    const { all = 0, sent = 0 } = await statement(
      "SELECT count(*) AS 'all', sum(status = 'sent') AS sent FROM outbox",
    );
    const twice = [...provider.taken.values()].filter((times) => times > 1).length;
    if (all === 0 || sent !== all || provider.taken.size !== all)
      failures.push(`of ${all} mails ${sent} are noted as sent, ${provider.taken.size} went out`);
    if (twice > 0) failures.push(`${twice} mails went out more than once`);
    return {
      figures: {
        mails: all,
        'tries refused by the provider': provider.refused,
        'mails delivered once': provider.taken.size - twice,
        'mails lost': all - provider.taken.size,
      },
      failures,
    };
  } finally {
    await server.stop();
    provider.close();
  }
}
