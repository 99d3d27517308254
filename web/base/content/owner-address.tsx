import type { Settings } from '#contract/pages/settings.ts';

type Address = Pick<Settings, 'street' | 'postalCode' | 'city'>;

export const hasAddress = (site: Address | undefined): site is Address =>
  Boolean(site?.street || site?.postalCode || site?.city);

/** Street, and postcode with town; a line without data is left out. */
export const OwnerAddress = ({ site }: { site: Address }) => {
  const town = [site.postalCode, site.city].filter(Boolean).join(' ');
  return (
    <>
      {site.street}
      {site.street && town && <br />}
      {town}
    </>
  );
};
