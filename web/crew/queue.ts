import type { ReportAnswer, SentReport } from '#contract/crew/crew.ts';

/** A report that has not arrived yet, with its words on the page and whom it concerns. */
export type Waiting = SentReport & { label: string; guest?: string };
export type Conflict = { id: string; label: string; at: string; message: string };
type Stored = { waiting: Waiting[]; conflicts: Conflict[] };

export type Outcome = 'sent' | 'nothing' | 'offline' | 'over';
/** Posts reports; undefined without a network, null when the link is not valid any more. */
type Post = (reports: readonly Waiting[]) => Promise<ReportAnswer[] | undefined | null>;

const TURN = 50;

/**
 * What is done on the page, first of all without a network. It is stored in the browser in its order until it has arrived; each report has an id,
 * by which it counts once, however often it is sent.
 */
export class Queue {
  #storage: Pick<Storage, 'getItem' | 'setItem'>;
  #key: string;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string) {
    this.#storage = storage;
    this.#key = key;
  }

  read(): Stored {
    try {
      const { waiting = [], conflicts = [] } = JSON.parse(
        this.#storage.getItem(this.#key) ?? '{}',
      ) as Partial<Stored>;
      return { waiting, conflicts };
    } catch {
      return { waiting: [], conflicts: [] };
    }
  }

  #write(change: Partial<Stored>): void {
    this.#storage.setItem(this.#key, JSON.stringify({ ...this.read(), ...change }));
  }

  add(report: Waiting): void {
    const { waiting } = this.read();
    this.#write({ waiting: [...waiting, report] });
  }

  /** What is taken back before it was sent is not sent at all. */
  drop(id: string): void {
    this.#write({ waiting: this.read().waiting.filter((one) => one.id !== id) });
  }

  dismiss(id: string): void {
    this.#write({ conflicts: this.read().conflicts.filter((one) => one.id !== id) });
  }

  /** Notes what came of reports. */
  settle(answers: readonly ReportAnswer[]): void {
    const { waiting, conflicts } = this.read();
    const answered = new Map(answers.map((answer) => [answer.id, answer]));
    const refused = waiting.flatMap(({ id, label, guest, at }): Conflict[] => {
      const answer = answered.get(id);
      return answer?.outcome === 'refused'
        ? [
            {
              id,
              label: [guest, label].filter(Boolean).join(', '),
              at,
              message: answer.message ?? '',
            },
          ]
        : [];
    });
    this.#write({
      waiting: waiting.filter(({ id }) => !answered.has(id)),
      conflicts: [...conflicts, ...refused],
    });
  }

  /** Sends what waits, the oldest first, until nothing is left or the network fails. */
  async flush(post: Post): Promise<Outcome> {
    let outcome: Outcome = 'nothing';
    for (;;) {
      const turn = this.read().waiting.slice(0, TURN);
      if (turn.length === 0) return outcome;
      const answers = await post(turn);
      if (answers === null) return 'over';
      if (answers === undefined || answers.length === 0) return 'offline';
      this.settle(answers);
      outcome = 'sent';
    }
  }
}
