import { inspect } from '../inspect-database.ts';
import { type Part, percentile, say } from '../part.ts';
import { People } from '../people.ts';
import { Sender, sendWithRetry } from '../send.ts';
import { OwnServer } from '../server/own-server.ts';
import { formPost, listedMarks, readOffer } from '../writes.ts';

const POSTS = 500;

/** 500 concurrent forms store exactly those that were answered with 201. */
export const burst: Part = async ({ site, seed }) => {
  const directory = site.copy();
  const server = new OwnServer('burst', directory);
  await server.start();
  const sender = new Sender(server.url, POSTS);
  const people = new People(sender, site.admin);
  const offer = await readOffer(sender);
  const series = `burst${seed}`;
  const answered = new Map<string, number>();
  const others: string[] = [];
  let lostOnTheWay = 0;
  const start = performance.now();
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: POSTS }, async (_, n) => {
      const { mark, ...post } = formPost(offer, series, n);
      try {
        const { status, ms, text } = await sendWithRetry(sender, post, () => {
          lostOnTheWay += 1;
        });
        times.push(ms);
        if (status === 201) answered.set(mark, 1);
        else others.push(`${post.path} answered ${status}: ${text.slice(0, 200)}`);
      } catch (error) {
        others.push(`${post.path}: ${(error as Error).message}`);
      }
    }),
  );
  say(
    `  ${POSTS} forms in ${((performance.now() - start) / 1000).toFixed(1)} s, ${answered.size} answered 201`,
  );
  const drainStart = performance.now();
  await people.gatherAdmin();
  const drainMs = performance.now() - drainStart;
  const stored = await listedMarks(sender, people.adminCookie, series);
  sender.close();
  await server.stop();
  const lost = [...answered.keys()].filter((mark) => !stored.has(mark));
  const surplus = [...stored].filter(([mark, count]) => count > 1 || !answered.has(mark));
  const { rows, wrong } = await inspect(directory);
  return {
    figures: {
      requests: POSTS,
      'answered 201': answered.size,
      'sent again as wrangler dev lost them': lostOnTheWay,
      'writes stored': [...stored.values()].reduce((sum, count) => sum + count, 0),
      'writes lost': lost.length,
      'written without an answer, or twice': surplus.length,
      'p99 ms': percentile(times, 0.99),
      'next answer ms': Math.round(drainMs),
      'rows looked through': rows,
    },
    failures: [
      ...others,
      ...lost.map((mark) => `${mark} was answered 201 and is not there`),
      ...surplus.map(
        ([mark, count]) =>
          `${mark} is there ${count} times, answered ${answered.get(mark) ?? 0} times`,
      ),
      ...wrong,
    ],
  };
};
