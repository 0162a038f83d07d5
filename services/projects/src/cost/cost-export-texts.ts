import type { CostKind } from '@jahrring/contracts-projects';
import { costKinds } from '@jahrring/contracts-projects';
import { inLanguage } from '@jahrring/service-kit';

interface Words {
  sheet: string;
  yes: string;
  no: string;
  /** Day, kind, person, object, hours, quantity, unit, cost, value, billable, billed. */
  header: readonly string[];
  kinds: Readonly<Record<CostKind, string>>;
}

/** The words of the kinds in the order of `costKinds`. */
function kindsOf(...words: readonly string[]): Readonly<Record<CostKind, string>> {
  return Object.fromEntries(costKinds.map((kind, index) => [kind, words[index] ?? kind])) as Record<
    CostKind,
    string
  >;
}

const german: Words = {
  sheet: 'Kosten',
  yes: 'ja',
  no: 'nein',
  header: [
    'Tag',
    'Art',
    'Person',
    'Objekt',
    'Stunden',
    'Menge',
    'Einheit',
    'Kosten',
    'Leistung',
    'Verrechenbar',
    'Verrechnet',
  ],
  kinds: kindsOf(
    'Stunden',
    'Maschinen',
    'Fahrzeuge',
    'Werkzeuge',
    'Material',
    'Produkte',
    'Pflanzen',
    'Holzlose',
    'Spesen',
    'Fremdleistungen',
    'Übriges',
  ),
};

const words = {
  de: german,
  en: {
    sheet: 'Costs',
    yes: 'yes',
    no: 'no',
    header: [
      'Day',
      'Kind',
      'Person',
      'Object',
      'Hours',
      'Quantity',
      'Unit',
      'Cost',
      'Value',
      'Billable',
      'Billed',
    ],
    kinds: kindsOf(
      'Hours',
      'Machines',
      'Vehicles',
      'Tools',
      'Material',
      'Products',
      'Plants',
      'Timber lots',
      'Expenses',
      'External services',
      'Other',
    ),
  },
  fr: {
    sheet: 'Coûts',
    yes: 'oui',
    no: 'non',
    header: [
      'Jour',
      'Genre',
      'Personne',
      'Objet',
      'Heures',
      'Quantité',
      'Unité',
      'Coût',
      'Prestation',
      'Facturable',
      'Facturé',
    ],
    kinds: kindsOf(
      'Heures',
      'Machines',
      'Véhicules',
      'Outils',
      'Matériel',
      'Produits',
      'Plantes',
      'Lots de bois',
      'Frais',
      'Prestations de tiers',
      'Autres',
    ),
  },
  it: {
    sheet: 'Costi',
    yes: 'sì',
    no: 'no',
    header: [
      'Giorno',
      'Genere',
      'Persona',
      'Oggetto',
      'Ore',
      'Quantità',
      'Unità',
      'Costo',
      'Prestazione',
      'Fatturabile',
      'Fatturato',
    ],
    kinds: kindsOf(
      'Ore',
      'Macchine',
      'Veicoli',
      'Attrezzi',
      'Materiale',
      'Prodotti',
      'Piante',
      'Lotti di legname',
      'Spese',
      'Prestazioni di terzi',
      'Altro',
    ),
  },
  ro: {
    sheet: 'Costuri',
    yes: 'da',
    no: 'nu',
    header: [
      'Zi',
      'Fel',
      'Persoană',
      'Obiect',
      'Ore',
      'Cantitate',
      'Unitate',
      'Cost',
      'Valoare',
      'Facturabil',
      'Facturat',
    ],
    kinds: kindsOf(
      'Ore',
      'Mașini',
      'Vehicule',
      'Unelte',
      'Material',
      'Produse',
      'Plante',
      'Loturi de lemn',
      'Cheltuieli',
      'Servicii externe',
      'Altele',
    ),
  },
};

/** Sheet, header and kinds in the reader's language. */
export function costExportTexts(locale: string): Words {
  return inLanguage<Words>(words, locale);
}
