/** Whether only the cost is asked for; forms send texts. */
export const isDryRun = (body: object) =>
  'dryRun' in body && (body.dryRun === true || body.dryRun === 'true');
