import { createInterface } from 'node:readline';

/** Asks on the terminal. The input of a secret is not shown. */
export function ask(question: string, { isSecret = false } = {}): Promise<string> {
  const terminal = createInterface({
    input: process.stdin,
    output: isSecret ? undefined : process.stdout,
    terminal: true,
  });
  if (isSecret) process.stdout.write(question);
  return new Promise((resolve) => {
    terminal.question(isSecret ? '' : question, (answer) => {
      terminal.close();
      if (isSecret) process.stdout.write('\n');
      resolve(answer);
    });
  });
}
