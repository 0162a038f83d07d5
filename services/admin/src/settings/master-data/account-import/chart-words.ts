import { type AccountKind, accountKinds } from '@jahrring/contracts-admin';
import { type VatKey, vatKeys } from '@jahrring/contracts-common';
import { plainHeader } from '@jahrring/service-kit';

const kindWords: Readonly<Record<AccountKind, readonly string[]>> = {
  asset: ['aktiven', 'aktiv', 'aktivkonto', 'assets', 'actifs', 'actif', 'attivi', 'attivo', 'active', 'activ', 'a', '1'],
  liability: ['passiven', 'passiv', 'passivkonto', 'liabilities', 'passifs', 'passif', 'passivi', 'passivo', 'pasive', 'pasiv', 'p', '2'],
  expense: ['aufwand', 'expenses', 'charges', 'charge', 'costi', 'costo', 'cheltuieli', '3'],
  income: ['ertrag', 'ertrage', 'revenue', 'produits', 'produit', 'ricavi', 'ricavo', 'venituri', '4'],
  closing: ['abschluss', 'cloture', 'chiusura', 'inchidere'],
}; // oxfmt-ignore

const vatWords: Readonly<Record<VatKey, readonly string[]>> = {
  standard: ['normal', 'normalsatz', '81', '77', '19', '20', '22', 'tauxnormal', 'aliquotanormale', 'standardrate'],
  reduced: ['reduziert', '26', '25', '7', '10', '55', 'reduit', 'ridotta', 'redusa'],
  lodging: ['beherbergung', '38', '37', 'hebergement', 'alloggio', 'cazare'],
  zero: ['0', '00'],
  exempt: ['ausgenommen', 'befreit', 'exonere', 'escluso', 'scutit'],
  reverse: ['reversecharge', 'bezugsteuer', 'steuerschuldnerschaft', 'autoliquidation', 'inversionecontabile', 'taxareinversa'],
}; // oxfmt-ignore

function find<T extends string>(
  all: readonly T[],
  words: Readonly<Record<T, readonly string[]>>,
  text: string,
): T | undefined {
  const plain = plainHeader(text);
  return all.find((value) => value === plain || words[value].includes(plain));
}

/** "Aktiven", "actifs", "asset" → the kind; undefined where nobody knows the word. */
export function kindOfWord(text: string): AccountKind | undefined {
  return find(accountKinds, kindWords, text);
}

/** "8.1", "Normalsatz", "standard" → the VAT key; undefined where nobody knows the word. */
export function vatKeyOfWord(text: string): VatKey | undefined {
  return find(vatKeys, vatWords, text.replace('%', ''));
}
