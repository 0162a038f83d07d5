import { demoId } from './demo-id';

export interface DemoLicence {
  id: string;
  name: string;
  type: 'light' | 'standard' | 'extended' | 'industry_solution' | 'demo';
  timeZone: string;
  country: 'CH';
  currency: 'CHF';
  locale: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  email: string;
  phone: string;
  iban: string;
  vatNumber: string;
}

export const demoPassword = 'jahrring-demo';

/** The two demo licences. Bergwald's account is the QR-IBAN of the official examples. */
export const demoLicences = {
  bergwald: {
    id: demoId('licence', 1),
    name: 'Forstbetrieb Bergwald',
    type: 'extended',
    timeZone: 'Europe/Zurich',
    country: 'CH',
    currency: 'CHF',
    locale: 'de-CH',
    street: 'Waldstrasse',
    houseNumber: '12',
    zip: '3550',
    city: 'Langnau i.E.',
    email: 'info@bergwald.example',
    phone: '+41344021122',
    iban: 'CH4431999123000889012',
    vatNumber: 'CHE-107.787.577 MWST',
  },
  muster: {
    id: demoId('licence', 2),
    name: 'Zimmerei Muster',
    type: 'light',
    timeZone: 'Europe/Zurich',
    country: 'CH',
    currency: 'CHF',
    locale: 'de-CH',
    street: 'Dorfgasse',
    houseNumber: '4',
    zip: '3454',
    city: 'Sumiswald',
    email: 'info@muster.example',
    phone: '+41344311415',
    iban: 'CH9300762011623852957',
    vatNumber: 'CHE-105.805.649 MWST',
  },
} as const satisfies Record<string, DemoLicence>;
