import type { Settings } from '#contract/pages/settings.ts';
import { OwnerText } from './owner-text.tsx';

/** Street, postcode and town; missing values are marked for the owner. */
export const OwnerAddress = ({ site }: { site: Settings | undefined }) => (
  <>
    <OwnerText value={site?.street} field="street" />
    <br />
    <OwnerText value={site?.postalCode} field="postalCode" /> <OwnerText value={site?.city} field="city" />
  </>
);
