import { anyOf } from './fold.ts';

const WORDS: Record<string, number> = {
  ...{ un: 1, una: 1, uno: 1, ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, one: 1 },
  ...{ dos: 2, dues: 2, zwei: 2, two: 2, tres: 3, drei: 3, three: 3 },
  ...{ cuatro: 4, quatre: 4, vier: 4, four: 4, cinco: 5, cinc: 5, funf: 5, five: 5 },
  ...{ seis: 6, sis: 6, sechs: 6, six: 6, siete: 7, set: 7, sieben: 7, seven: 7 },
  ...{ ocho: 8, vuit: 8, acht: 8, eight: 8, nueve: 9, nou: 9, neun: 9, nine: 9 },
  ...{ diez: 10, deu: 10, zehn: 10, ten: 10, once: 11, onze: 11, elf: 11, eleven: 11 },
  ...{ doce: 12, dotze: 12, zwolf: 12, twelve: 12 },
  ...{ docena: 12, dotzena: 12, dutzend: 12, dozen: 12 },
  ...{ catorce: 14, catorze: 14, vierzehn: 14, fourteen: 14, quince: 15, quinze: 15 },
};

/** Of a pattern: figures, or the word in one of the languages. */
export const NUMBER = `\\d{1,3}|${anyOf(Object.keys(WORDS))}`;

export const numberOf = (text: string): number => WORDS[text] ?? Number(text);
