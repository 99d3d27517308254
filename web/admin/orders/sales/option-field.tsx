import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { useOptionName } from '#admin/frame/days/departure-state.tsx';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import type { FieldErrorCode } from '#contract/problem.ts';

const PAGE = { pageSize: MAX_PAGE_SIZE };

/** Options of all trips by id, with the trip's name: many are called the same. */
export function useOptionChoices() {
  const optionName = useOptionName();
  const trips = useQuery(APIS.trips.list(PAGE)).data?.items ?? [];
  const options = useQuery(APIS['trip-options'].list(PAGE)).data?.items ?? [];
  return options
    .map((option) => {
      const trip = trips.find(({ id }) => id === option.tripId) ?? { name: '', translations: {} };
      return [option.id, optionName({ ...option, trip })] as const;
    })
    .toSorted(([, one], [, other]) => one.localeCompare(other));
}

type OptionFieldProps = {
  label: string;
  error?: FieldErrorCode | undefined;
  /** 0: none is chosen yet. */
  value: number;
  onChange: (optionId: number) => void;
};

/** Chooses an option of any trip. */
export function OptionField({ value, onChange, ...frame }: OptionFieldProps) {
  const { t } = useTranslation('admin-area');
  const choices = useOptionChoices();
  return (
    <SelectField
      {...frame}
      value={String(value || '')}
      onChange={(id) => onChange(Number(id))}
      options={[['', t('field.choose')], ...choices]}
    />
  );
}
