import type { Settings } from '../pages/settings.ts';

/** What an owner has to enter or do before the site may go to guests, in the order of the settings. */
export const OWNER_TASKS = [
  'legalName',
  'taxId',
  'commercialRegister',
  'supervisoryAuthority',
  'travelLicence',
  'transportLicence',
  'address',
  'email',
  'phone',
  'whatsapp',
  'basketHolds',
  'isLegalChecked',
  'mailDriver',
] as const;
export type OwnerTask = (typeof OWNER_TASKS)[number];

/** Keys of the texts (`admin-area`) that name them. */
export const OWNER_TASK_WORDS = {
  legalName: 'settings.legal_name',
  taxId: 'settings.tax_id',
  commercialRegister: 'settings.commercial_register',
  supervisoryAuthority: 'settings.supervisory_authority',
  travelLicence: 'settings.travel_licence',
  transportLicence: 'settings.transport_licence',
  address: 'tasks.address',
  email: 'tasks.email',
  phone: 'tasks.phone',
  whatsapp: 'tasks.whatsapp',
  basketHolds: 'tasks.basket_holds',
  isLegalChecked: 'settings.legal_checked',
  mailDriver: 'tasks.mail',
} as const satisfies Record<OwnerTask, string>;

/** Whether an address or a number is of the demo content's kind, which does not exist: a reserved domain, or zeros. */
export const isSampleEmail = (email: string) => /[@.]example(?:\.(?:com|net|org))?$/.test(email);
export const isSamplePhone = (phone: string) => /0{6}$/.test(phone);

/** The tasks that are not done, in order. WhatsApp may be left empty. */
export function openTasks(site: Settings, isMailSent: boolean): OwnerTask[] {
  const isDone: Record<OwnerTask, boolean> = {
    legalName: site.legalName !== '',
    taxId: site.taxId !== '',
    commercialRegister: site.commercialRegister !== '',
    supervisoryAuthority: site.supervisoryAuthority !== '',
    travelLicence: site.travelLicence !== '',
    transportLicence: site.transportLicence !== '',
    address: site.street !== '' && site.postalCode !== '' && site.city !== '',
    email: site.email !== '' && !isSampleEmail(site.email),
    phone: site.phone !== '' && !isSamplePhone(site.phone),
    whatsapp: !isSamplePhone(site.whatsapp),
    // Carriage with another service in one order can be a package: the lawyer says whether it may.
    basketHolds: site.basketHolds === 'one_kind' || site.isLegalChecked,
    isLegalChecked: site.isLegalChecked,
    mailDriver: isMailSent,
  };
  return OWNER_TASKS.filter((task) => !isDone[task]);
}
