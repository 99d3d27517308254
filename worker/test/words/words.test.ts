import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of the house that an engineer of the field would not look for: a name or comment says what the code does. */
const WORDS =
  'alive beside besides deed deeds doubt doubts elsewhere fate hands nobody told twin twins untold whoever wish wishes wished';
const UNWANTED = new RegExp(`^(?:${WORDS.replaceAll(' ', '|')})$`, 'i');

/** Fields, columns and addresses of the API, stored data and form fields, which keep their names. */
const OF_THE_API = new Set(
  'choiceToldAt choice_told_at code_elsewhere deed elsewhere hasOpenWish isPaidElsewhere isTold keepAlive picture_elsewhere told toldAt wish wishes'.split(
    ' ',
  ),
);

/** What a line names or says: a comment and a test's sentence without what they quote, code without its strings. */
function wordsOf(line: string): string[] {
  const isProse = /^\s*(?:\/\/|\/?\*)/.test(line);
  const isTest = /(?<![.\w])(?:test|describe)(?:\.each)?\(|^\s*\]\s*(?:as const)?\)\(/.test(line);
  const strings = isProse || isTest ? /`[^`]*`|keep-alive/g : /(['"`])(?:\\.|(?!\1).)*\1/g;
  const text = line.replace(strings, ' ');
  return (text.match(/[\w]+/g) ?? []).flatMap((name) =>
    !isProse && !isTest && OF_THE_API.has(name)
      ? []
      : name.replace(/([a-z\d])(?=[A-Z])/g, '$1_').split('_'),
  );
}

const files = execFileSync('git', ['ls-files', 'worker', 'web'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('words/words.test.ts'));

test('names, comments and tests use the words of the field', () => {
  const found = files.flatMap((path) => [
    ...wordsOf(path).flatMap((word) => (UNWANTED.test(word) ? [`${path}: ${word}`] : [])),
    ...readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, n) =>
        wordsOf(line).flatMap((word) =>
          UNWANTED.test(word) ? [`${path}:${n + 1}: ${word}: ${line.trim()}`] : [],
        ),
      ),
  ]);
  expect(found, 'say what the code does in plain technical English').toEqual([]);
});
