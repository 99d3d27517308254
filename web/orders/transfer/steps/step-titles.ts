import { useTranslation } from 'react-i18next';
import type { Step } from '../request/steps.ts';

export function useStepTitles(): { step: Step; title: string }[] {
  const { t } = useTranslation('airport-transfers');
  return [
    { step: 1, title: t('request.journey') },
    { step: 2, title: t('request.vehicle') },
    { step: 3, title: t('request.people') },
    { step: 4, title: t('request.contact') },
  ];
}
