import type { PickupPoint } from '#contract/bookings/needs/pickups.ts';
import type { Question } from '#contract/bookings/needs/questions.ts';

const aQuestion = (id: string, more: Partial<Question>): Question => ({
  ...{ id, type: 'text', per: 'booking', needed: 'before', question: id, help: '' },
  ...{ choices: [], text: '', edition: '1', translations: {} },
  ...more,
});

/** One of each type: diet and size before the day, level and swimming at once, a waiver of each person. */
export const QUESTIONS: Question[] = [
  aQuestion('diet', { question: 'Dieta', translations: { question: { de: 'Ernährung' } } }),
  aQuestion('size', { type: 'number', per: 'ticket', question: 'Número de pie' }),
  aQuestion('level', {
    ...{ type: 'choice', needed: 'now', question: 'Nivel', choices: ['Nuevo', 'Experto'] },
    translations: {
      question: { de: 'Niveau' },
      choices: { de: ['Neuling', 'Profi'] },
    },
  }),
  aQuestion('swims', { type: 'yesno', per: 'ticket', needed: 'now', question: '¿Sabe nadar?' }),
  aQuestion('waiver', {
    ...{ type: 'waiver', per: 'ticket', question: 'Firma', text: 'Remo bajo mi riesgo.' },
    ...{ edition: '2027-01', translations: { text: { de: 'Ich paddle auf eigene Gefahr.' } } },
  }),
  aQuestion('more', { needed: 'optional', question: 'Deseos' }),
];

export const PICKUPS: PickupPoint[] = [
  {
    ...{ id: 'mao', name: 'Maó', directions: 'Estación', latitude: 39.88, longitude: 4.26 },
    ...{ minutesBefore: 45, translations: { name: { de: 'Mahón' } } },
  },
  {
    ...{ id: 'ciutadella', name: 'Ciutadella', directions: '', latitude: null, longitude: null },
    ...{ minutesBefore: 90, translations: {} },
  },
];
