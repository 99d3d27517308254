import { expect, test } from 'vitest';
import { anchorOf } from '#contract/sales/anchors.ts';
import { AGENCY_LAYOUTS } from '../../../test/sales/agency-mails.ts';
import { CATALOGUE } from '../../../test/sales/catalogue.ts';
import { ODD_LAYOUTS } from '../../../test/sales/odd-mails.ts';
import { LAYOUTS, type Layout, type SoldMail } from '../../../test/sales/sold-mails.ts';
import { parseMail } from '../mail/parse-mail.ts';
import { isOfLayout, readByLayout, type SaleLayout } from './by-layout.ts';

const NOW = new Date('2027-06-01T10:00:00Z');
const BY = { today: '2027-04-01', catalogue: CATALOGUE };

/** Marks parts of mails as the screen does: `Adults: [2]` is the figure in its place. */
async function layoutOf({ marked, mails, ...words }: Layout): Promise<SaleLayout> {
  const texts = await Promise.all(mails.map(async ({ raw }) => (await parseMail(raw, NOW)).text));
  const anchors = marked.map(([field, shown, at = 0]) => {
    const text = texts[at] ?? '';
    const [before = '', value = shown] = shown.includes('[') ? shown.split(/[[\]]/) : ['', shown];
    const start = text.indexOf(before + value);
    if (start < 0) throw new Error(`${shown} is not in ${text}`);
    const from = start + before.length;
    return anchorOf(field, text, from, from + value.length);
  });
  const { language, dateOrder, changedText, cancelledText } = words;
  return { anchors, language, dateOrder, changedText, cancelledText, names: [] };
}

async function readSold(layout: SaleLayout, mail: SoldMail) {
  const { text, subject, ...received } = await parseMail(mail.raw, NOW);
  const isOf = isOfLayout(layout, text, subject);
  return { ...readByLayout(layout, text, BY, subject), isOf, text, ...received };
}

/** A cancellation is found by its reference alone. */
const isAsked = ({ kind, tripId, day, people }: SoldMail) =>
  kind !== 'cancelled' && (!tripId || !day || !people);

test.each([...LAYOUTS, ...AGENCY_LAYOUTS, ...ODD_LAYOUTS])(
  'each mail of $sender is read as it is meant, or asked',
  async (layout) => {
    const made = await layoutOf(layout);
    const asked: string[] = [];
    for (const mail of layout.mails) {
      const { reading, faults, isOf, text, sender, trust } = await readSold(made, mail);
      expect([sender, trust]).toEqual([expect.stringContaining(layout.sender), 'passed']);
      expect(isOf, text).toBe(true);
      expect(reading.reference).toBe(mail.reference);
      expect(reading.kind).toBe(mail.kind);
      if (faults.length > 0) {
        asked.push(`${mail.reference} ${faults}`);
        continue;
      }
      if (mail.kind === 'cancelled') continue;
      const { people } = reading;
      expect({
        trip: reading.trips.map(({ tripId }) => tripId),
        day: reading.day.certain,
        time: reading.time.options,
        people: people && [people.adults, people.children, people.infants],
        name: reading.name,
        netCents: reading.netCents,
      }).toEqual({
        trip: [mail.tripId],
        day: mail.day,
        time: [mail.time],
        people: mail.people,
        name: mail.name ?? null,
        netCents: mail.netCents ?? null,
      });
    }
    // What says nothing that we know is asked, and nothing else.
    expect(asked).toHaveLength(layout.mails.filter(isAsked).length);
  },
);

test('of eighty mails of ten senders nine in ten need no typing', () => {
  const all = [...LAYOUTS, ...AGENCY_LAYOUTS].flatMap(({ mails }) => mails);
  expect(all).toHaveLength(80);
  expect(all.filter(isAsked).length).toBeLessThanOrEqual(8);
});

test('the layout of one sender is not that of another', async () => {
  const all = await Promise.all(
    [...LAYOUTS, ...AGENCY_LAYOUTS, ...ODD_LAYOUTS].map(async (layout) => ({
      ...{ layout: await layoutOf(layout), sender: layout.sender },
      mails: await Promise.all(layout.mails.map(({ raw }) => parseMail(raw, NOW))),
    })),
  );
  for (const one of all)
    for (const other of all.filter((each) => each !== one))
      for (const { text, subject } of other.mails)
        expect(isOfLayout(one.layout, text, subject), `${one.sender} ${other.sender}`).toBe(false);
});
