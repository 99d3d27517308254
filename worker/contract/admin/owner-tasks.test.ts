import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Settings } from '../pages/settings.schema.ts';
import { OWNER_TASKS, openTasks } from './owner-tasks.ts';

const site = (change: object) => v.parse(Settings, { siteName: 'Marès', ...change });

test('a new installation has everything to do; its demo address and numbers count as missing', () => {
  const demo = {
    email: 'hola@mares.example',
    phone: '+34971000000',
    whatsapp: '+34600000000',
    city: 'Maó',
  };
  expect(openTasks(site(demo), false)).toEqual([...OWNER_TASKS]);
});

test('what is entered is done', () => {
  const complete = {
    legalName: 'Marès SL',
    taxId: 'B00000001',
    commercialRegister: 'Tomo 1, folio 2, hoja 3',
    supervisoryAuthority: 'Consell Insular de Menorca',
    travelLicence: 'AVBAL 1',
    transportLicence: 'VTC 1',
    street: 'Carrer Nou, 1',
    postalCode: '07701',
    city: 'Maó',
    email: 'hola@mares.es',
    phone: '+34971360001',
  };
  expect(openTasks(site(complete), true)).toEqual(['basketHolds', 'isLegalChecked']);
  expect(openTasks(site({ ...complete, basketHolds: 'one_kind' }), true)).toEqual([
    'isLegalChecked',
  ]);
  expect(openTasks(site({ ...complete, isLegalChecked: true }), true)).toEqual([]);
});
