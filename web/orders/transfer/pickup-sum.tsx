import { useTranslation } from 'react-i18next';
import { BUFFER_MINUTES, CHECK_IN_MINUTES } from './pickup-time.ts';

/** How a pick-up time follows from a flight's departure. */
export function PickupSum({ departure, minutes }: { departure: string; minutes: number }) {
  const { t } = useTranslation('airport-transfers');
  return t('calculator.sum', {
    departure,
    checkIn: CHECK_IN_MINUTES,
    journey: minutes,
    buffer: BUFFER_MINUTES,
  });
}
