import { useTranslation } from 'react-i18next';

/** The steps of a transfer, in order. */
export function Steps() {
  const { t } = useTranslation('airport-transfers');
  const steps = [
    { title: t('steps.1.title'), text: t('steps.1.text') },
    { title: t('steps.2.title'), text: t('steps.2.text') },
    { title: t('steps.3.title'), text: t('steps.3.text') },
    { title: t('steps.4.title'), text: t('steps.4.text') },
  ];
  return (
    <ol className="grid gap-8 sm:grid-cols-2 xl:grid-cols-4">
      {steps.map((step, position) => (
        <li key={step.title} className="border-t-2 border-sea-500 pt-5">
          <p aria-hidden="true" className="font-display text-4xl text-sea-700">
            {position + 1}
          </p>
          <h3 className="mt-2 text-xl hyphens-auto">{step.title}</h3>
          <p className="mt-2 text-stone">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
