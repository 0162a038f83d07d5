import { inLanguage } from '@jahrring/service-kit';

interface ChargeTexts {
  sheet: string;
  /** In the order of the columns. */
  columns: Readonly<Record<Column, string>>;
}

type Column =
  'month' | 'licence' | 'plugin' | 'amount' | 'currency' | 'startsOn' | 'endedOn' | 'agreedBy' | 'agreedAt';

const de: ChargeTexts = {
  sheet: 'Erweiterungen',
  columns: {
    month: 'Monat',
    licence: 'Lizenz',
    plugin: 'Erweiterung',
    amount: 'Betrag',
    currency: 'Währung',
    startsOn: 'Ab',
    endedOn: 'Bis',
    agreedBy: 'Vereinbart von',
    agreedAt: 'Vereinbart am',
  },
};
const en: ChargeTexts = {
  sheet: 'Extensions',
  columns: {
    month: 'Month',
    licence: 'Licence',
    plugin: 'Extension',
    amount: 'Amount',
    currency: 'Currency',
    startsOn: 'From',
    endedOn: 'To',
    agreedBy: 'Agreed by',
    agreedAt: 'Agreed on',
  },
};
const fr: ChargeTexts = {
  sheet: 'Extensions',
  columns: {
    month: 'Mois',
    licence: 'Licence',
    plugin: 'Extension',
    amount: 'Montant',
    currency: 'Monnaie',
    startsOn: 'Du',
    endedOn: 'Au',
    agreedBy: 'Convenu par',
    agreedAt: 'Convenu le',
  },
};
const it: ChargeTexts = {
  sheet: 'Estensioni',
  columns: {
    month: 'Mese',
    licence: 'Licenza',
    plugin: 'Estensione',
    amount: 'Importo',
    currency: 'Valuta',
    startsOn: 'Dal',
    endedOn: 'Al',
    agreedBy: 'Concordato da',
    agreedAt: 'Concordato il',
  },
};
const ro: ChargeTexts = {
  sheet: 'Extensii',
  columns: {
    month: 'Luna',
    licence: 'Licența',
    plugin: 'Extensia',
    amount: 'Suma',
    currency: 'Moneda',
    startsOn: 'De la',
    endedOn: 'Până la',
    agreedBy: 'Convenit de',
    agreedAt: 'Convenit la',
  },
};

/** Words of the export of charges in the reader's language; German where there is none of it. */
export function chargeTexts(locale: string): ChargeTexts {
  return inLanguage({ de, en, fr, it, ro }, locale);
}
