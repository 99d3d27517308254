import {
  ANSWER_LENGTH,
  type BookedAnswer,
  openOf,
  type Question,
  type SentAnswer,
  YES_OR_NO,
} from '#contract/bookings/needs/questions.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize, localizeList } from '#contract/languages/translation.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { ApiError } from '#core/http/problem.ts';
import { type FieldFault, type ProblemText, says } from '#core/http/problem-text.ts';
import { translate } from '#core/locales/strings.ts';

type Ticket = { uuid: string };
type Asking = {
  questions: readonly Question[];
  tickets: readonly Ticket[];
  language: Language;
};

const fault = (path: string, code: FieldErrorCode, message: ProblemText): FieldFault => ({
  path,
  code,
  message,
});
const refuse = (errors: FieldFault[]) =>
  new ApiError(422, 'problem.invalid_fields', { code: 'answers', errors });

/** The field of a form that a question is answered in. */
export const answerField = (question: Pick<Question, 'id'>, ticket?: string | number | null) =>
  ticket === undefined || ticket === null
    ? `answer.${question.id}`
    : `answer.${question.id}.${ticket}`;

/** A choice in any language as the plain one that is stored. */
function chosen({ choices, translations }: Question, value: string): string | undefined {
  const lists = [choices, ...Object.values(translations.choices ?? {})];
  const wanted = value.toLowerCase();
  for (const list of lists) {
    const at = list.findIndex((one) => one.toLowerCase() === wanted);
    if (at >= 0) return choices[at];
  }
  return undefined;
}

/** The value as it is stored, or what is wrong with it. */
function readValue(question: Question, sent: string): { value: string } | { key: Wrong } {
  if (question.type === 'number') {
    const text = sent.replace(',', '.');
    return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(text)
      ? { value: String(Number(text)) }
      : { key: 'problem.answer_number' };
  }
  if (question.type === 'choice') {
    const value = chosen(question, sent);
    return value === undefined ? { key: 'problem.answer_choice' } : { value };
  }
  if (question.type === 'yesno') {
    const value = YES_OR_NO.find((one) => one === sent.toLowerCase());
    return value ? { value } : { key: 'problem.answer_yes_no' };
  }
  const most = question.type === 'waiver' ? NAME_LENGTH : ANSWER_LENGTH;
  return sent.length <= most ? { value: sent } : { key: 'problem.answer_long' };
}
type Wrong =
  | 'problem.answer_number'
  | 'problem.answer_choice'
  | 'problem.answer_yes_no'
  | 'problem.answer_long';

/** The ticket that an answer is for; undefined where it names none of the booking. */
function ticketOf(tickets: readonly Ticket[], named: SentAnswer['ticket']): string | undefined {
  if (named === undefined || named === null)
    return tickets.length === 1 ? tickets[0]?.uuid : undefined;
  const at = typeof named === 'number' ? named : /^\d{1,3}$/.test(named) ? Number(named) : -1;
  return tickets[at]?.uuid ?? tickets.find(({ uuid }) => uuid === named)?.uuid;
}

/**
 * Answers as the booking stores them: what is sent over what was answered before; an empty value takes an answer back. Refuses what is no
 * answer to a question of the option.
 */
export function takeAnswers(
  { questions, tickets, language }: Asking,
  sent: readonly SentAnswer[],
  { before = [], now }: { before?: readonly BookedAnswer[] | undefined; now: Date },
): BookedAnswer[] {
  const answers = [...before];
  const errors: FieldFault[] = [];
  for (const [at, { questionId, ticket: named, value: text }] of sent.entries()) {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) {
      errors.push(fault(`answers.${at}.questionId`, 'invalid', 'problem.question_unknown'));
      continue;
    }
    const label = localize(question, 'question', language);
    const ticket = question.per === 'ticket' ? ticketOf(tickets, named) : null;
    const isWrong = question.per === 'booking' && named !== undefined && named !== null;
    if (ticket === undefined || isWrong) {
      errors.push(
        fault(
          `answers.${at}.ticket`,
          'invalid',
          says('problem.answer_ticket', { question: label }),
        ),
      );
      continue;
    }
    const earlier = answers.findIndex(
      (one) => one.questionId === questionId && one.ticket === ticket,
    );
    if (text === '') {
      if (earlier >= 0) answers.splice(earlier, 1);
      continue;
    }
    const read = readValue(question, text);
    if ('key' in read) {
      errors.push(
        fault(answerField(question, named), 'invalid', says(read.key, { question: label })),
      );
      continue;
    }
    if (earlier >= 0 && answers[earlier]?.value === read.value) continue;
    const answer: BookedAnswer = {
      ...{ questionId, ticket, value: read.value, question: label, at: now.toISOString() },
      ...(question.type === 'waiver' && {
        text: localize(question, 'text', language),
        edition: question.edition,
      }),
    };
    if (earlier >= 0) answers[earlier] = answer;
    else answers.push(answer);
  }
  if (errors.length > 0) throw refuse(errors);
  return answers;
}

/** Refuses a booking without what must be answered at once. */
export function demandAnswers(
  { questions, tickets, language }: Asking,
  answers: readonly BookedAnswer[],
): void {
  const missing = openOf(
    questions.filter(({ needed }) => needed === 'now'),
    tickets,
    answers,
  );
  if (missing.length === 0) return;
  throw refuse(
    missing.map(({ question, at }) => {
      const label = localize(question, 'question', language);
      return fault(
        answerField(question, at < 0 ? undefined : at),
        'required',
        says('problem.answer_needed', { question: label }),
      );
    }),
  );
}

/** Tickets with names, so that answers can be theirs before the booking is made. */
export const named = <U extends { uuid?: string | undefined }>(units: readonly U[]) =>
  units.map((unit) => ({ ...unit, uuid: unit.uuid ?? crypto.randomUUID() }));

/** An answer in words of that language. */
export function answerText(
  questions: readonly Question[],
  answer: BookedAnswer,
  language: Language,
): string {
  const question = questions.find(({ id }) => id === answer.questionId);
  const yesOrNo = YES_OR_NO.find((one) => one === answer.value);
  if (question?.type === 'yesno' && yesOrNo)
    return translate(language, 'common', `answer.${yesOrNo}`);
  const at = question?.type === 'choice' ? question.choices.indexOf(answer.value) : -1;
  if (!question || at < 0) return answer.value;
  return localizeList(question, 'choices', language)[at] ?? answer.value;
}

/** Without answers of tickets that are gone. */
export const answersOf = (
  answers: readonly BookedAnswer[],
  tickets: readonly { uuid?: string | undefined }[],
): BookedAnswer[] =>
  answers.filter(({ ticket }) => ticket === null || tickets.some(({ uuid }) => uuid === ticket));
