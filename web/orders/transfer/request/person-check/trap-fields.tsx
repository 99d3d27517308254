import { useTranslation } from 'react-i18next';

type TrapFieldsProps = {
  values: { website: string; startedAt: string };
  onWebsite: (text: string) => void;
};

/** Spam protection: a honeypot field hidden from people, and the time the form was opened. */
export function TrapFields({ values, onWebsite }: TrapFieldsProps) {
  const { t } = useTranslation('airport-transfers');
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {t('request.trap')}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={(event) => onWebsite(event.target.value)}
        />
      </label>
      <input type="hidden" name="startedAt" value={values.startedAt} />
    </div>
  );
}
