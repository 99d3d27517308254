/** What a departure needs: its span in minutes of the day, and how many of the resource for its parties. */
export type OracleStart = {
  from: number;
  to: number;
  turnaround: number;
  need: (parties: readonly number[]) => number;
};

/** Whether all departures together can have what they need, minute by minute: the oracle for boats, kayaks and guides that they share. */
export function fitsTogether(
  quantity: number,
  starts: readonly (OracleStart & { parties: readonly number[] })[],
): boolean {
  for (let minute = 0; minute < 36 * 60; minute += 1) {
    const need = starts
      .filter(({ from, to, turnaround }) => from <= minute && minute < to + turnaround)
      .reduce((sum, one) => sum + one.need(one.parties), 0);
    if (need > quantity) return false;
  }
  return true;
}
