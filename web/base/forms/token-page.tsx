import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { FormStatus } from './fields.tsx';
import { FormPage } from './form-page.tsx';
import { useForm } from './use-form.ts';

type Words = { title: string; text: string };
type TokenPageProps = {
  id: string;
  /** Name of what the page belongs to. */
  crumb: string;
  /** API path that the token is posted to. */
  action: string;
  token: string | undefined;
  ask: Words;
  button: string;
  /** Shown when the server accepted the token. */
  done: Words;
  /** Shown when the URL says that the action was already done. */
  result?: Words;
  /** Rendered below the text of an invalid link. */
  instead?: ReactNode;
  wayOn?: ReactNode;
};

/** The API's status for an unknown or malformed token. */
const isUnknown = (status: number | undefined) => status === 404 || status === 422;

/** A page behind a mailed link: nothing happens until its button is pressed, as mail scanners open links too. */
export function TokenPage({
  id,
  crumb,
  action,
  token,
  ask,
  button,
  done,
  result,
  instead,
  wayOn,
}: TokenPageProps) {
  const { t } = useTranslation();
  const form = useForm({
    id,
    initial: { token: token ?? '' },
    send: (body) => fetchJson(action, { method: 'POST', body }),
  });
  const shown = form.answer ? done : result;
  const isInvalid = !shown && (form.values.token === '' || isUnknown(form.status));
  const words =
    shown ??
    (isInvalid ? { title: t('newsletter.link.title'), text: t('newsletter.link.text') } : ask);
  return (
    <>
      <PageHeader title={words.title} crumbs={[{ name: crumb }]} />
      <div className="container-page py-10 lg:py-14">
        <p role={isInvalid ? 'alert' : 'status'} className="max-w-2xl text-lg">
          {words.text}
        </p>
        {isInvalid && instead}
        {shown && wayOn}
        {!shown && !isInvalid && (
          <form {...form.formProps} action={action} className="mt-8 max-w-2xl space-y-5">
            <FormPage id={id} />
            <input type="hidden" name="token" value={form.values.token} />
            <FormStatus failure={form.failure} />
            <button
              type="submit"
              disabled={form.isSending}
              className={buttonClass('primary', 'h-12')}
            >
              <BusyLabel isBusy={form.isSending}>{button}</BusyLabel>
            </button>
          </form>
        )}
      </div>
    </>
  );
}
