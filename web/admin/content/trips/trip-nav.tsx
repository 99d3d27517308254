import { FirstHourLine } from '#admin/frame/first-hour/first-hour-notice.tsx';
import { ScreenTabs } from '#admin/frame/screen-tabs.tsx';

/** Between a trip and what is sold of it; in the first hour the way back to its steps. */
export const TripNav = ({ id }: { id: number | undefined }) => (
  <>
    <FirstHourLine />
    {id !== undefined && (
      <ScreenTabs
        label="options.title"
        screens={[
          { to: `/trips/edit/${id}`, label: 'options.trip' },
          { to: '/trips/options', search: { trip: id }, label: 'options.title' },
        ]}
        current={`/trips/edit/${id}`}
      />
    )}
  </>
);
