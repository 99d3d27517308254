import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsEnhanced } from '#base/ui/behaviour/use-enhanced.ts';
import { MAX_CHILD_AGE } from '#contract/trips/trip-requests.ts';
import { CONTROL, FieldFrame, type FormFields } from '../fields.tsx';
import { agesIn, agesText, UNKNOWN_AGE } from './child-ages.ts';
import { childAgesError } from './child-ages-error.ts';
import { Stepper } from './stepper.tsx';

type ChildAgesProps = {
  form: FormFields;
  name: string;
  /** Most children. */
  max: number;
  /** What an age means here, such as a seat. */
  note?: ((age: number) => string | undefined) | undefined;
  /** Instead of the stock text of an error. */
  errorText?: string | undefined;
};

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => String(age));

/** A counter of children; without scripts, and until hydration, a text field for their ages. The ages follow in `ChildAges`. */
export function ChildCount({ form, name, max, errorText }: ChildAgesProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const value = form.values[name] ?? '';
  const isEnhanced = useIsEnhanced(field, (typed) => typed !== value && form.set(name, typed));
  const ages = agesIn(value);
  const problem = errorText ?? childAgesError(t, form.errors[name]);
  if (!isEnhanced)
    return (
      <FieldFrame
        form={form}
        name={name}
        label={t('children.ages')}
        hint={t('children.example')}
        errorText={problem}
      >
        {(tie) => (
          <input
            {...tie}
            ref={field}
            name={name}
            autoComplete="off"
            maxLength={80}
            value={value}
            onChange={(event) => form.set(name, event.target.value)}
            className={CONTROL}
          />
        )}
      </FieldFrame>
    );
  const setCount = (typed: string) => {
    const count = Math.min(max, Math.max(0, Math.trunc(Number(typed)) || 0));
    form.set(
      name,
      agesText(Array.from({ length: count }, (_, child) => ages[child] ?? UNKNOWN_AGE)),
    );
  };
  return (
    <Stepper
      label={t('children.count')}
      name={`${name}.count`}
      value={ages.length === 0 ? '' : String(ages.length)}
      min={0}
      max={max}
      onChange={setCount}
      hint={t('children.hint', { age: MAX_CHILD_AGE })}
      error={ages.includes(UNKNOWN_AGE) ? undefined : form.errors[name]}
      errorText={problem}
    />
  );
}

/** One age a child, with what it means. Nothing without children, and without scripts. */
export function ChildAges({ form, name, note }: ChildAgesProps) {
  const { t } = useTranslation();
  const ages = agesIn(form.values[name] ?? '');
  if (ages.length === 0) return null;
  const setAge = (child: number, age: string) =>
    form.set(name, agesText(ages.map((one, position) => (position === child ? age : one))));
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 noscript:hidden">
      {ages.map((age, child) => {
        const isUnknown = age === UNKNOWN_AGE;
        const field = isUnknown ? name : `${name}.${child}`;
        return (
          <FieldFrame
            // biome-ignore lint/suspicious/noArrayIndexKey: children have no identity but their position.
            key={child}
            form={form}
            name={field}
            label={t('children.age', { number: child + 1 })}
            {...(!isUnknown && { hint: note?.(Number(age)) ?? '' })}
            errorText={isUnknown ? t('children.choose') : undefined}
          >
            {(tie) => (
              <select
                {...tie}
                data-field={field}
                value={age}
                onChange={(event) => setAge(child, event.target.value)}
                className={CONTROL}
              >
                {isUnknown && <option value={UNKNOWN_AGE}>{t('children.choose')}</option>}
                {AGES.map((years) => (
                  <option key={years} value={years}>
                    {years === '0'
                      ? t('children.baby')
                      : t('children.years', { count: Number(years) })}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        );
      })}
    </div>
  );
}
