import { inspect } from '../inspect-database.ts';
import { type Part, say } from '../part.ts';
import { People } from '../people.ts';
import { Sender } from '../send.ts';
import { OwnServer } from '../server/own-server.ts';
import { formPost, listedMarks, readOffer, type Write } from '../writes.ts';

const WRITERS = 6;
/** The worker is killed at a random time in this span while forms are in flight. */
const SHORTEST_MS = 150;
const LONGEST_MS = 1500;
const LIVES_TO_TELL = 10;

type SentWrite = Write & { answer?: string | undefined };

/** Numbers from 0 to 1 from a seed. */
function* chances(seed: number): Generator<number, never> {
  for (let state = seed >>> 0; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Restarts one site many times after `kill -9` during writes: what was answered with 201 is there after the restart. */
export const kill: Part = async ({ site, seed, lives }) => {
  const directory = site.copy();
  const server = new OwnServer('kill', directory);
  const failures: string[] = [];
  const chance = chances(seed);
  const figures = { posts: 0, answered: 0, cutOff: 0, cutOffButWritten: 0, lost: 0, repeated: 0 };
  let count = 0;
  let before: SentWrite[] = [];

  /** Checks after a restart what the previous run stored, and resends what had no response. */
  const look = async (sender: Sender, people: People, series: string) => {
    const stored = await listedMarks(sender, people.adminCookie, series);
    for (const { mark, answer } of before) {
      const times = stored.get(mark) ?? 0;
      if (answer !== undefined && times === 0) {
        figures.lost += 1;
        failures.push(`${mark} was answered 201 and is not there`);
      }
      if (times > 1) failures.push(`${mark} is there ${times} times`);
      if (answer === undefined && times === 1) figures.cutOffButWritten += 1;
    }
    for (const { mark, answer, ...post } of before.filter(
      ({ kind }) => kind === 'trip' || kind === 'transfer',
    )) {
      const { status, text } = await sender.send(post);
      figures.repeated += 1;
      const isSame = answer === undefined || referenceOf(answer) === referenceOf(text);
      if (status !== 201 || !isSame)
        failures.push(
          `${mark}, sent again with its key, was answered ${status}: ${text.slice(0, 200)}`,
        );
    }
    const twice = [...(await listedMarks(sender, people.adminCookie, series))].filter(
      ([, times]) => times > 1,
    );
    failures.push(
      ...twice.map(([mark, times]) => `${mark}, sent again with its key, is there ${times} times`),
    );
  };

  for (let life = 0; life <= lives; life += 1) {
    await server.start();
    const sender = new Sender(server.url, 2 * WRITERS);
    const people = new People(sender, site.admin);
    await people.gatherAdmin();
    await look(sender, people, `kill${seed}-${life - 1}`);
    before = [];
    if (life === lives) {
      sender.close();
      break;
    }
    const offer = await readOffer(sender);
    let isOver = false;
    const writer = async () => {
      while (!isOver) {
        const post: SentWrite = formPost(offer, `kill${seed}-${life}`, count++);
        before.push(post);
        const { mark, ...sent } = post;
        const got = await sender.send(sent).catch(() => undefined);
        if (got?.status === 201) post.answer = got.text;
        else if (got && !isOver)
          failures.push(`${mark} was answered ${got.status}: ${got.text.slice(0, 200)}`);
      }
    };
    const writers = Array.from({ length: WRITERS }, writer);
    await new Promise((resolve) =>
      setTimeout(resolve, SHORTEST_MS + chance.next().value * (LONGEST_MS - SHORTEST_MS)),
    );
    isOver = true;
    await server.kill();
    await Promise.all(writers);
    sender.close();
    figures.posts += before.length;
    figures.answered += before.filter(({ answer }) => answer !== undefined).length;
    figures.cutOff += before.filter(({ answer }) => answer === undefined).length;
    if ((life + 1) % LIVES_TO_TELL === 0)
      say(`  killed ${life + 1} times, ${figures.answered} writes answered, ${figures.lost} lost`);
  }
  await server.stop();
  const { rows, wrong, check } = await inspect(directory);
  return {
    figures: {
      'lives ended by kill -9': lives,
      'writes sent': figures.posts,
      'writes answered 201': figures.answered,
      'writes cut off': figures.cutOff,
      'cut off, but written': figures.cutOffButWritten,
      'sent again with their key': figures.repeated,
      'writes lost': figures.lost,
      [check]: wrong.length === 0 ? 'ok' : 'not ok',
      'rows looked through': rows,
    },
    failures: [...failures, ...wrong],
  };
};

const referenceOf = (answer: string) => (JSON.parse(answer) as { reference?: string }).reference;
