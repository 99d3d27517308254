import type { InLanguages } from '../../languages/translation.ts';

/** A waiver is answered with a name under its text. */
export const QUESTION_TYPES = ['text', 'number', 'choice', 'yesno', 'waiver'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QUESTION_SCOPES = ['booking', 'ticket'] as const;
export type QuestionScope = (typeof QUESTION_SCOPES)[number];

/** When an answer is due: with the booking, before the day, or never. */
export const QUESTION_TIMES = ['now', 'before', 'optional'] as const;
export type QuestionTime = (typeof QUESTION_TIMES)[number];

export const YES_OR_NO = ['yes', 'no'] as const;
export const ANSWER_LENGTH = 1000;

/** What an option asks of its guests. */
export type Question = {
  id: string;
  type: QuestionType;
  per: QuestionScope;
  needed: QuestionTime;
  question: string;
  help: string;
  /** The answers of a choice; what is stored is the plain one. */
  choices: string[];
  /** What is signed, and which edition of it. */
  text: string;
  edition: string;
  translations: {
    question?: InLanguages<string> | undefined;
    help?: InLanguages<string> | undefined;
    text?: InLanguages<string> | undefined;
    choices?: InLanguages<string[]> | undefined;
  };
};

/** An answer as it is sent; `ticket` is the ticket's uuid, or its index among those that are ordered. */
export type SentAnswer = {
  questionId: string;
  ticket?: string | number | null | undefined;
  value: string;
};

export type BookedAnswer = {
  questionId: string;
  /** The ticket's uuid; null: of the booking. */
  ticket: string | null;
  value: string;
  /** The question as it was asked, in the guest's language. */
  question: string;
  /** UTC. */
  at: string;
  /** Of a waiver: what was signed. */
  text?: string | undefined;
  edition?: string | undefined;
};

/** The answer to a question, of a ticket where it is asked for each. */
export const answerTo = (
  answers: readonly BookedAnswer[],
  question: Pick<Question, 'id'>,
  ticket: string | null,
) => answers.find((one) => one.questionId === question.id && one.ticket === ticket);

type Asked<Q> = { question: Q; ticket: string | null; at: number };

/** Each question as often as it is asked: once, or for each ticket. `at` is the ticket's index. */
export const askedOf = <Q extends Pick<Question, 'per'>>(
  questions: readonly Q[],
  tickets: readonly { uuid: string }[],
): Asked<Q>[] =>
  questions.flatMap((question): Asked<Q>[] =>
    question.per === 'booking'
      ? [{ question, ticket: null, at: -1 }]
      : tickets.map(({ uuid }, at) => ({ question, ticket: uuid, at })),
  );

/** Those that must be answered and are not. */
export const openOf = <Q extends Pick<Question, 'id' | 'per' | 'needed'>>(
  questions: readonly Q[],
  tickets: readonly { uuid: string }[],
  answers: readonly BookedAnswer[],
): Asked<Q>[] =>
  askedOf(questions, tickets).filter(
    ({ question, ticket }) =>
      question.needed !== 'optional' && !answerTo(answers, question, ticket),
  );
