import type { AccountKind } from '@jahrring/contracts-admin';
import type { VatKey } from '@jahrring/contracts-common';
import { inLanguage } from '@jahrring/service-kit';

export type ExportSheet = 'companyParts' | 'costCentres' | 'revenueCentres' | 'accounts';
export type ExportField = 'number' | 'title' | 'active' | 'validFrom' | 'validTo' | 'kind' | 'vatKey';

interface ExportTexts {
  sheet: Readonly<Record<ExportSheet, string>>;
  field: Readonly<Record<ExportField, string>>;
  /** Words of stored values. */
  value: Readonly<Record<string, string>> & Readonly<Record<AccountKind | VatKey, string>>;
  yes: string;
  no: string;
}

const de: ExportTexts = {
  sheet: {
    companyParts: 'Betriebsteile',
    costCentres: 'Kostenstellen',
    revenueCentres: 'Ertragsstellen',
    accounts: 'Kontenplan',
  },
  field: {
    number: 'Nummer',
    title: 'Bezeichnung',
    active: 'Aktiv',
    validFrom: 'Gültig ab',
    validTo: 'Gültig bis',
    kind: 'Art',
    vatKey: 'MWST',
  },
  value: {
    asset: 'Aktiven',
    liability: 'Passiven',
    expense: 'Aufwand',
    income: 'Ertrag',
    closing: 'Abschluss',
    standard: 'Normalsatz',
    reduced: 'Reduziert',
    lodging: 'Beherbergung',
    zero: '0 %',
    exempt: 'Ausgenommen',
    reverse: 'Reverse Charge',
  },
  yes: 'ja',
  no: 'nein',
};
const en: ExportTexts = {
  sheet: {
    companyParts: 'Company parts',
    costCentres: 'Cost centres',
    revenueCentres: 'Revenue centres',
    accounts: 'Chart of accounts',
  },
  field: {
    number: 'Number',
    title: 'Title',
    active: 'Active',
    validFrom: 'Valid from',
    validTo: 'Valid to',
    kind: 'Kind',
    vatKey: 'VAT',
  },
  value: {
    asset: 'Assets',
    liability: 'Liabilities',
    expense: 'Expenses',
    income: 'Income',
    closing: 'Closing',
    standard: 'Standard rate',
    reduced: 'Reduced',
    lodging: 'Lodging',
    zero: '0 %',
    exempt: 'Exempt',
    reverse: 'Reverse charge',
  },
  yes: 'yes',
  no: 'no',
};
const fr: ExportTexts = {
  sheet: {
    companyParts: 'Secteurs',
    costCentres: 'Centres de coûts',
    revenueCentres: 'Centres de produits',
    accounts: 'Plan comptable',
  },
  field: {
    number: 'Numéro',
    title: 'Désignation',
    active: 'Actif',
    validFrom: 'Valable dès',
    validTo: "Valable jusqu'au",
    kind: 'Genre',
    vatKey: 'TVA',
  },
  value: {
    asset: 'Actifs',
    liability: 'Passifs',
    expense: 'Charges',
    income: 'Produits',
    closing: 'Clôture',
    standard: 'Taux normal',
    reduced: 'Réduit',
    lodging: 'Hébergement',
    zero: '0 %',
    exempt: 'Exonéré',
    reverse: 'Autoliquidation',
  },
  yes: 'oui',
  no: 'non',
};
const it: ExportTexts = {
  sheet: {
    companyParts: 'Settori',
    costCentres: 'Centri di costo',
    revenueCentres: 'Centri di ricavo',
    accounts: 'Piano dei conti',
  },
  field: {
    number: 'Numero',
    title: 'Denominazione',
    active: 'Attivo',
    validFrom: 'Valido dal',
    validTo: 'Valido fino al',
    kind: 'Genere',
    vatKey: 'IVA',
  },
  value: {
    asset: 'Attivi',
    liability: 'Passivi',
    expense: 'Costi',
    income: 'Ricavi',
    closing: 'Chiusura',
    standard: 'Aliquota normale',
    reduced: 'Ridotta',
    lodging: 'Alloggio',
    zero: '0 %',
    exempt: 'Escluso',
    reverse: 'Inversione contabile',
  },
  yes: 'sì',
  no: 'no',
};
const ro: ExportTexts = {
  sheet: {
    companyParts: 'Secții',
    costCentres: 'Centre de cost',
    revenueCentres: 'Centre de venit',
    accounts: 'Plan de conturi',
  },
  field: {
    number: 'Număr',
    title: 'Denumire',
    active: 'Activ',
    validFrom: 'Valabil de la',
    validTo: 'Valabil până la',
    kind: 'Fel',
    vatKey: 'TVA',
  },
  value: {
    asset: 'Active',
    liability: 'Pasive',
    expense: 'Cheltuieli',
    income: 'Venituri',
    closing: 'Închidere',
    standard: 'Cota standard',
    reduced: 'Redusă',
    lodging: 'Cazare',
    zero: '0 %',
    exempt: 'Scutit',
    reverse: 'Taxare inversă',
  },
  yes: 'da',
  no: 'nu',
};

/** Words of an export file; German where a language has none. */
export function exportTexts(locale: string): ExportTexts {
  return inLanguage({ de, en, fr, it, ro }, locale);
}
