import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { Checkbox, type Control } from './controls.tsx';

/** A tick for each language, in the order of the site's languages. */
export const LanguageChecks = ({
  legend,
  value,
  onChange,
}: Omit<Control<Language[]>, 'value'> & { value: readonly Language[]; legend: string }) => (
  <fieldset>
    <legend className="mb-1 font-semibold text-deep-900">{legend}</legend>
    <div className="grid grid-cols-2 gap-2">
      {LANGUAGES.map((language) => (
        <Checkbox
          key={language}
          label={LANGUAGE_LABELS[language]}
          value={value.includes(language)}
          onChange={(isOn) =>
            onChange(LANGUAGES.filter((one) => (one === language ? isOn : value.includes(one))))
          }
        />
      ))}
    </div>
  </fieldset>
);
