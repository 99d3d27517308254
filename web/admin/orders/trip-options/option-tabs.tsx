import { ScreenTabs } from '#admin/frame/screen-tabs.tsx';

type OptionTabsProps = { id: number | string; current: 'edit' | 'days' | 'prices' };

/** The screens of one option. */
export const OptionTabs = ({ id, current }: OptionTabsProps) => (
  <ScreenTabs
    label="options.title"
    screens={[
      { to: `/trips/options/edit/${id}`, label: 'options.option' },
      { to: `/trips/options/prices/${id}`, label: 'options.prices' },
      { to: `/trips/options/days/${id}`, label: 'options.days' },
    ]}
    current={`/trips/options/${current}/${id}`}
  />
);
