import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS, activePartnersApi } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { RowField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import type { SaleDetail, SaleTemplateInput } from '#contract/sales/sales.ts';
import { MarkPanel } from './mark-panel.tsx';
import { OptionField } from './option-field.tsx';
import { saleQuery } from './sales.api.ts';
import { TrialPanel } from './trial-panel.tsx';

const EMPTY: SaleTemplateInput = {
  ...{ name: '', sender: '', language: null, dateOrder: null },
  partnerId: 0,
  ...{ anchors: [], changedText: '', cancelledText: '', names: [], notify: false, isActive: true },
};

/** Of a mail that was opened: its sender and its language. */
const ofMail = (sale: SaleDetail | undefined): SaleTemplateInput =>
  sale
    ? {
        ...EMPTY,
        name: sale.senderName ?? '',
        sender: sale.sender ?? '',
        language: sale.reading?.language ?? null,
      }
    : EMPTY;

/** Made by marking parts of a mail; tried on the others of its sender at once. */
function TemplateEditor({ sale }: { sale: SaleDetail | undefined }) {
  const { t } = useTranslation('admin-area');
  // Made once: the mail is read again while its parts are marked.
  const [empty] = useState(() => ofMail(sale));
  const [shown, setShown] = useState(sale?.text ?? '');
  return (
    <EditorScreen
      api={APIS['sale-templates']}
      empty={empty}
      newTitle={t('sales.template.new')}
      titleOf={({ name }) => name}
      listTitle={t('sales.templates')}
      refreshes={['/api/admin/sales']}
      hasTranslations={false}
    >
      {({ bind, values, set, errors }) => {
        const { name: _name, partnerId, notify: _notify, isActive: _active, ...layout } = values;
        return (
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <div className="min-w-0 space-y-6">
              <Panel title={t('sales.template.facts')}>
                <TextField {...bind('name')} autoComplete="off" />
                <TextField
                  {...bind('sender')}
                  hint={t('sales.template.sender_hint')}
                  autoComplete="off"
                />
                <RowField
                  label={t('partner.title')}
                  error={errors.partnerId}
                  api={activePartnersApi}
                  value={partnerId || null}
                  onChange={(id) => set({ partnerId: id ?? 0 })}
                />
                <div className="grid items-start gap-4 sm:grid-cols-2">
                  <SelectField
                    label={t('sales.template.language')}
                    value={values.language ?? ''}
                    onChange={(language) =>
                      set({ language: LANGUAGES.find((one) => one === language) ?? null })
                    }
                    options={[
                      ['', '–'],
                      ...LANGUAGES.map((one) => [one, LANGUAGE_LABELS[one]] as const),
                    ]}
                  />
                  <SelectField
                    label={t('sales.template.date_order')}
                    value={values.dateOrder ?? ''}
                    onChange={(order) =>
                      set({ dateOrder: order === 'dmy' || order === 'mdy' ? order : null })
                    }
                    options={[
                      ['', t('sales.template.date_order_none')],
                      ['dmy', t('sales.template.date_order_dmy')],
                      ['mdy', t('sales.template.date_order_mdy')],
                    ]}
                  />
                </div>
                <TextField {...bind('changedText')} autoComplete="off" />
                <TextField {...bind('cancelledText')} autoComplete="off" />
                <Checkbox {...bind('notify')} hint={t('sales.template.notify_hint')} />
                <Checkbox {...bind('isActive')} />
              </Panel>
              <MarkPanel
                text={shown}
                anchors={values.anchors}
                onChange={(anchors) => set({ anchors })}
              />
            </div>
            <div className="min-w-0 space-y-6">
              <TrialPanel layout={{ ...layout, messageId: sale?.id ?? null }} onShow={setShown} />
              <Panel title={t('sales.template.names')}>
                <ItemsInput
                  label={t('sales.template.names')}
                  value={values.names}
                  onChange={(names) => set({ names })}
                  create={() => ({ name: '', optionId: 0 })}
                  titleOf={({ name }) => name}
                >
                  {(item, change, position) => (
                    <div className="grid items-start gap-4 sm:grid-cols-2">
                      <TextField
                        label={t('sales.template.name', { position })}
                        error={errors[`names.${position - 1}.name`]}
                        value={item.name}
                        onChange={(name) => change({ name })}
                        autoComplete="off"
                      />
                      <OptionField
                        label={t('sales.template.option', { position })}
                        error={errors[`names.${position - 1}.optionId`]}
                        value={item.optionId}
                        onChange={(optionId) => change({ optionId })}
                      />
                    </div>
                  )}
                </ItemsInput>
              </Panel>
            </div>
          </div>
        );
      }}
    </EditorScreen>
  );
}

export function SaleTemplateEditorScreen() {
  const { message } = useSearch({ strict: false }) as { message?: string };
  const query = useQuery({ ...saleQuery(message ?? ''), enabled: message !== undefined });
  if (message !== undefined && !query.data) return <QueryState query={query} />;
  return <TemplateEditor sale={query.data} />;
}
