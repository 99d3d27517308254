import type { TripPlanInput, UnitType } from '#contract/bookings/plans.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { translate } from '#core/locales/strings.ts';

const NAMES = {
  ADULT: 'text.unit.adult',
  YOUTH: 'text.unit.youth',
  CHILD: 'text.unit.child',
  INFANT: 'text.unit.infant',
  FAMILY: 'text.unit.family',
  SENIOR: 'text.unit.senior',
  STUDENT: 'text.unit.student',
  MILITARY: 'text.unit.military',
  OTHER: 'text.unit.person',
} as const satisfies Record<UnitType, string>;

/** Names tickets without a name by their type, in all languages. */
export function nameUnits({ units }: TripPlanInput): void {
  for (const unit of units) {
    if (unit.name !== '') continue;
    const names = Object.fromEntries(
      LANGUAGES.map((language) => [language, translate(language, 'admin-area', NAMES[unit.type])]),
    );
    unit.name = names.es ?? '';
    unit.translations = { ...unit.translations, name: { ...names, ...unit.translations.name } };
  }
}
