import { eq } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { tripOptions } from '#core/db/schema.ts';

/** What an option asks, and where it picks guests up. */
export const optionNeeds = (db: Database, optionId: number) =>
  read(
    [
      db
        .select({ questions: tripOptions.questions, pickups: tripOptions.pickups })
        .from(tripOptions)
        .where(eq(tripOptions.id, optionId)),
    ],
    ([row]) => row ?? { questions: [], pickups: [] },
  );
