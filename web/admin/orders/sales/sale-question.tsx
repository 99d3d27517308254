import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button, CopyButton } from '#admin/frame/button.tsx';
import { AreaField, SelectField } from '#admin/frame/fields/fields.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { SaleAnswer, SaleDetail, SaleFit } from '#contract/sales/sales.ts';
import { FitList, useFits, WantedFields } from './fit-choice.tsx';
import { answerSale, TOUCHED } from './sales.api.ts';

/** The text to send, with the link that opens the held places. */
export function AnswerPanel({ answer }: { answer: SaleAnswer }) {
  const { t } = useTranslation('admin-area');
  const [text, setText] = useState(answer.text);
  const whatsapp = new URL(answer.whatsappUrl);
  whatsapp.searchParams.set('text', text);
  const mail = answer.mailUrl?.replace(/&body=.*$/, `&body=${encodeURIComponent(text)}`);
  return (
    <Panel title={t('sales.answer')}>
      <AreaField label={t('sales.answer')} rows={12} value={text} onChange={setText} />
      <div className="flex flex-wrap gap-3">
        <a href={whatsapp.href} target="_blank" rel="noreferrer" className={buttonClass('sea')}>
          {t('sales.whatsapp')}
        </a>
        {mail && (
          <a href={mail} className={buttonClass('quiet')}>
            {t('sales.mail')}
          </a>
        )}
        <CopyButton text={text} label={t('sales.copy')} />
      </div>
    </Panel>
  );
}

type SaleQuestionProps = { sale: SaleDetail; onAnswer: (answer: SaleAnswer) => void };

/** A question: three departures that fit, each one tap away from held places and an answer. */
export function SaleQuestion({ sale, onAnswer }: SaleQuestionProps) {
  const { t } = useTranslation('admin-area');
  const pageLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(sale.reading?.language ?? pageLanguage);
  const touch = useTouch();
  const { wanted, want, shown } = useFits(sale);
  const { mutate, isPending, variables } = useAction({
    mutationFn: ({ optionId, departureId, units }: SaleFit) =>
      answerSale(sale.id, { version: sale.version, language, optionId, departureId, units }),
    onSuccess: (answer) => {
      onAnswer(answer);
      void touch(...TOUCHED);
    },
  });
  return (
    <Panel title={t('sales.fits')}>
      {sale.reading?.people?.isUncertain && (
        <p className="rounded-xl bg-limestone-200 px-4 py-3 font-semibold">
          {t('sales.people_unsure')}
        </p>
      )}
      <FitList fits={shown}>
        {(fit) => (
          <Button
            look="sea"
            label={t('sales.hold')}
            of={`${fit.date} ${fit.time}`}
            disabled={isPending}
            isBusy={isPending && variables === fit}
            onClick={() => mutate(fit)}
          />
        )}
      </FitList>
      <WantedFields {...{ wanted, want }} options={sale.reading?.day.options ?? []} />
      <SelectField
        label={t('sales.answer_language')}
        value={language}
        onChange={(next) => setLanguage(next as Language)}
        options={LANGUAGES.map((one) => [one, LANGUAGE_LABELS[one]] as const)}
      />
    </Panel>
  );
}
