import type { Order } from '#contract/orders/orders.ts';
import { expireHolds } from '#orders/bookings/write.ts';
import { keepPayments } from '#orders/paying/online/keep-payments.ts';
import { ORIGIN, START, type Stage } from './site.ts';

export const MINUTE_MS = 60_000;

type Link = { reference: string; token: string };

/** A history: its clock, and the orders of its guests. */
export class World {
  now = START;
  readonly stage: Stage;
  readonly orders: Link[] = [];
  /** Payment pages that guests have seen. */
  readonly pages: string[] = [];
  readonly vouchers: string[] = [];
  /** How often each step was accepted. */
  readonly done = new Map<string, number>();
  private requests = 0;

  constructor(around: Stage) {
    this.stage = around;
    around.clock(this.now);
  }
  count(what: string) {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }
  wait(minutes: number) {
    this.now += minutes * MINUTE_MS;
    this.stage.clock(this.now);
  }
  async cron() {
    const { db, env } = this.stage;
    const at = new Date(this.now);
    await expireHolds(db, at);
    await keepPayments(env, db, at);
  }
  get = (path: string) => this.stage.send(path);
  async post(path: string, body: object, method = 'POST') {
    this.requests += 1;
    const headers = {
      'Content-Type': 'application/json',
      Origin: ORIGIN,
      'Idempotency-Key': `history ${this.requests}`,
    };
    const answer = await this.stage.send(path, { method, headers, body: JSON.stringify(body) });
    if (answer.status < 300) this.count(path.replace(/[A-Z0-9]{8}|[0-9a-f-]{36}/g, '*'));
    return answer;
  }
  chosen = <T>(rows: readonly T[], n: number): T | undefined => rows[n % Math.max(1, rows.length)];
  async order(link: Link): Promise<Order> {
    const { status, body } = await this.get(`/api/orders/${link.reference}?token=${link.token}`);
    if (status !== 200) throw new Error(`The order ${link.reference} answers ${status}.`);
    return body as unknown as Order;
  }
  /** An order of the history, one of its items, and what is left of `n` to choose by. */
  async item(n: number) {
    const link = this.chosen(this.orders, n);
    if (!link) return undefined;
    const order = await this.order(link);
    const item = this.chosen(order.items, Math.floor(n / 7));
    return item && { link, order, item, rest: Math.floor(n / 31) };
  }
}
