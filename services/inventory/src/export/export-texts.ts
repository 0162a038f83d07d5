import type { objectExportFields, ObjectKind } from '@jahrring/contracts-inventory';
import { inLanguage } from '@jahrring/service-kit';

export interface ExportTexts {
  sheet: string;
  yes: string;
  no: string;
  fields: Readonly<Record<(typeof objectExportFields)[number], string>>;
  kinds: Readonly<Record<ObjectKind, string>>;
}

const de: ExportTexts = {
  sheet: 'Objekte',
  yes: 'ja',
  no: 'nein',
  fields: {
    kind: 'Art',
    articleNumber: 'Artikelnummer',
    title: 'Bezeichnung',
    description: 'Beschreibung',
    unit: 'Einheit',
    price: 'Preis',
    vatRateKey: 'MWST',
    rateCategory: 'Tarifkategorie',
    costCentre: 'Kostenstelle',
    revenueCentre: 'Ertragsstelle',
    active: 'Aktiv',
  },
  kinds: {
    activities: 'Tätigkeit',
    machines: 'Maschine',
    tools: 'Werkzeug',
    vehicles: 'Fahrzeug',
    material: 'Material',
    products: 'Produkt',
    expenses: 'Spesen',
    timber_lots: 'Holzlos',
    plants: 'Pflanzen',
  },
};

const en: ExportTexts = {
  sheet: 'Objects',
  yes: 'yes',
  no: 'no',
  fields: {
    kind: 'Kind',
    articleNumber: 'Article number',
    title: 'Title',
    description: 'Description',
    unit: 'Unit',
    price: 'Price',
    vatRateKey: 'VAT',
    rateCategory: 'Rate category',
    costCentre: 'Cost centre',
    revenueCentre: 'Revenue centre',
    active: 'Active',
  },
  kinds: {
    activities: 'Activity',
    machines: 'Machine',
    tools: 'Tool',
    vehicles: 'Vehicle',
    material: 'Material',
    products: 'Product',
    expenses: 'Expenses',
    timber_lots: 'Timber lot',
    plants: 'Plants',
  },
};

const fr: ExportTexts = {
  sheet: 'Objets',
  yes: 'oui',
  no: 'non',
  fields: {
    kind: 'Type',
    articleNumber: 'Numéro d’article',
    title: 'Désignation',
    description: 'Description',
    unit: 'Unité',
    price: 'Prix',
    vatRateKey: 'TVA',
    rateCategory: 'Catégorie de tarif',
    costCentre: 'Centre de coûts',
    revenueCentre: 'Centre de produits',
    active: 'Actif',
  },
  kinds: {
    activities: 'Activité',
    machines: 'Machine',
    tools: 'Outil',
    vehicles: 'Véhicule',
    material: 'Matériel',
    products: 'Produit',
    expenses: 'Frais',
    timber_lots: 'Lot de bois',
    plants: 'Plants',
  },
};

const it: ExportTexts = {
  sheet: 'Oggetti',
  yes: 'sì',
  no: 'no',
  fields: {
    kind: 'Tipo',
    articleNumber: 'Numero di articolo',
    title: 'Denominazione',
    description: 'Descrizione',
    unit: 'Unità',
    price: 'Prezzo',
    vatRateKey: 'IVA',
    rateCategory: 'Categoria tariffaria',
    costCentre: 'Centro di costo',
    revenueCentre: 'Centro di ricavo',
    active: 'Attivo',
  },
  kinds: {
    activities: 'Attività',
    machines: 'Macchina',
    tools: 'Attrezzo',
    vehicles: 'Veicolo',
    material: 'Materiale',
    products: 'Prodotto',
    expenses: 'Spese',
    timber_lots: 'Lotto di legname',
    plants: 'Piante',
  },
};

const ro: ExportTexts = {
  sheet: 'Obiecte',
  yes: 'da',
  no: 'nu',
  fields: {
    kind: 'Tip',
    articleNumber: 'Număr articol',
    title: 'Denumire',
    description: 'Descriere',
    unit: 'Unitate',
    price: 'Preț',
    vatRateKey: 'TVA',
    rateCategory: 'Categorie tarifară',
    costCentre: 'Centru de cost',
    revenueCentre: 'Centru de venit',
    active: 'Activ',
  },
  kinds: {
    activities: 'Activitate',
    machines: 'Mașină',
    tools: 'Unealtă',
    vehicles: 'Vehicul',
    material: 'Material',
    products: 'Produs',
    expenses: 'Cheltuieli',
    timber_lots: 'Lot de lemn',
    plants: 'Plante',
  },
};

/** Column titles and words of an export in the reader's language; German where there is none of it. */
export function exportTexts(locale: string): ExportTexts {
  return inLanguage({ de, en, fr, it, ro }, locale);
}
