import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Lighthouse's figures for a phone on a slow mobile network. */
const PHONE_LINK = { roundTripMs: 150, downKbps: 1600, upKbps: 750 } as const;

const SEGMENT_BYTES = 1460;
const HEADER_BYTES = 40;
/** Ten segments are sent before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW_BYTES = 10 * SEGMENT_BYTES;
const BUFFER_BYTES = 1 << 20;
/** Timers fire slightly early or late. */
const TIMER_SLACK_MS = 0.3;

/** Runs tasks at their time, in order; tasks of the same time in the order of their arrival. */
class Schedule {
  #waiting: { at: number; happen: () => void }[] = [];
  #timer: NodeJS.Timeout | undefined;

  put(at: number, happen: () => void): void {
    let place = this.#waiting.length;
    while (place > 0 && (this.#waiting[place - 1]?.at ?? 0) > at) place -= 1;
    this.#waiting.splice(place, 0, { at, happen });
    if (place === 0) this.#arm();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const [next] = this.#waiting;
    this.#timer = next && setTimeout(() => this.#run(), Math.max(0, next.at - performance.now()));
  }

  #run(): void {
    const now = performance.now() + TIMER_SLACK_MS;
    while ((this.#waiting[0]?.at ?? Number.POSITIVE_INFINITY) <= now)
      this.#waiting.shift()?.happen();
    this.#arm();
  }
}

/** One direction of the link; all connections share its rate. */
type Lane = { bytesPerMs: number; freeAt: number };

/**
 * Transports one direction of a connection: half a round trip of delay, the lane's rate, and slow start (the window grows with each
 * acknowledgement).
 */
function carry(from: Socket, to: Socket, lane: Lane): void {
  const { roundTripMs } = PHONE_LINK;
  const schedule = new Schedule();
  const queue: Buffer[] = [];
  let queued = 0;
  let window = FIRST_WINDOW_BYTES;
  let underway = 0;
  let lastArrival = 0;
  let hasEnded = false;

  const finish = () => {
    hasEnded = false;
    const at = Math.max(lastArrival, performance.now() + roundTripMs / 2);
    schedule.put(at, () => !to.destroyed && to.end());
  };
  const send = () => {
    while (queued > 0 && underway < window) {
      const [head = Buffer.alloc(0)] = queue;
      const size = Math.min(SEGMENT_BYTES, window - underway, head.length);
      const segment = head.subarray(0, size);
      if (size === head.length) queue.shift();
      else queue[0] = head.subarray(size);
      queued -= size;
      underway += size;
      lane.freeAt =
        Math.max(performance.now(), lane.freeAt) + (size + HEADER_BYTES) / lane.bytesPerMs;
      lastArrival = Math.max(lastArrival, lane.freeAt + roundTripMs / 2);
      schedule.put(lastArrival, () => !to.destroyed && to.write(segment));
      schedule.put(lastArrival + roundTripMs / 2, () => {
        underway -= size;
        window += size;
        send();
      });
    }
    if (queued < BUFFER_BYTES && from.isPaused()) from.resume();
    if (hasEnded && queued === 0) finish();
  };
  from.on('data', (bytes: Buffer) => {
    queue.push(bytes);
    queued += bytes.length;
    if (queued > BUFFER_BYTES) from.pause();
    send();
  });
  from.on('end', () => {
    hasEnded = true;
    send();
  });
}

/** A phone's link in front of a local port. Throttling inside the browser does not model handshakes and slow start; this does. */
export async function phoneLink(target: number): Promise<{ port: number; close: () => void }> {
  const down: Lane = { bytesPerMs: PHONE_LINK.downKbps / 8, freeAt: 0 };
  const up: Lane = { bytesPerMs: PHONE_LINK.upKbps / 8, freeAt: 0 };
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, partner?: Socket) => {
    sockets.add(socket);
    socket.on('error', () => partner?.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer(
    { allowHalfOpen: true, pauseOnConnect: true, noDelay: true },
    (phone) => {
      keep(phone);
      // A connection is open after one round trip.
      setTimeout(() => {
        if (phone.destroyed) return;
        const site = connect({
          host: '127.0.0.1',
          port: target,
          allowHalfOpen: true,
          noDelay: true,
        });
        keep(site, phone);
        phone.on('close', () => site.destroy());
        carry(phone, site, up);
        carry(site, phone, down);
        phone.resume();
      }, PHONE_LINK.roundTripMs);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
