import type { UnitType } from '../bookings/plans.ts';
import type { Language } from '../languages/language.ts';

const inFour = (es: string, en: string, de: string, ca: string): Record<Language, string> => ({
  es,
  en,
  de,
  ca,
});
/** What the tickets of a trip that an import makes are called. */
export const UNIT_NAMES: Record<UnitType, Record<Language, string>> = {
  ADULT: inFour('Adultos', 'Adults', 'Erwachsene', 'Adults'),
  YOUTH: inFour('Jóvenes', 'Young people', 'Jugendliche', 'Joves'),
  CHILD: inFour('Niños', 'Children', 'Kinder', 'Infants'),
  INFANT: inFour('Bebés', 'Babies', 'Babys', 'Nadons'),
  FAMILY: inFour('Familias', 'Families', 'Familien', 'Famílies'),
  SENIOR: inFour('Mayores', 'Seniors', 'Senioren', 'Gent gran'),
  STUDENT: inFour('Estudiantes', 'Students', 'Studierende', 'Estudiants'),
  MILITARY: inFour('Militares', 'Military', 'Militärangehörige', 'Militars'),
  OTHER: inFour('Otros', 'Others', 'Andere', 'Altres'),
};
