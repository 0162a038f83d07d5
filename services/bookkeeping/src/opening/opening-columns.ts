import type { OpeningField } from '@jahrring/contracts-bookkeeping';

/** Names of the columns, in German, English, French, Italian and Romanian; plain headers. */
export const columnNames: Readonly<Record<OpeningField, readonly string[]>> = {
  account: ['konto', 'kontonummer', 'kontonr', 'account', 'accountnumber', 'compte', 'conto', 'cont'],
  debit: ['soll', 'debit', 'debits', 'dare'],
  credit: ['haben', 'credit', 'credits', 'avere'],
  balance: ['saldo', 'balance', 'solde', 'sold'],
  side: ['art', 'seite', 'side', 'type', 'kind', 'cote', 'tipo', 'tip'],
  number: ['nummer', 'rechnung', 'rechnungsnummer', 'beleg', 'belegnummer', 'number', 'bill', 'invoice', 'invoicenumber', 'numero', 'facture', 'fattura', 'factura', 'numar'], // oxfmt-ignore
  name: ['name', 'kunde', 'lieferant', 'adresse', 'firma', 'customer', 'supplier', 'address', 'nom', 'client', 'fournisseur', 'nome', 'cliente', 'fornitore', 'nume', 'furnizor'], // oxfmt-ignore
  customerNumber: ['kundennummer', 'kundennr', 'customernumber', 'numeroclient', 'numerocliente', 'numarclient'], // oxfmt-ignore
  documentDate: ['datum', 'belegdatum', 'rechnungsdatum', 'date', 'documentdate', 'invoicedate', 'data'],
  dueDate: ['fallig', 'falligam', 'falligkeit', 'due', 'duedate', 'echeance', 'scadenza', 'scadenta'],
  amount: ['betrag', 'offen', 'offenerbetrag', 'amount', 'open', 'montant', 'importo', 'suma'],
  currency: ['wahrung', 'currency', 'monnaie', 'devise', 'valuta', 'moneda'],
  baseAmount: ['betraginbuchwahrung', 'baseamount', 'montantdebase', 'importobase', 'sumadebaza'],
  reference: ['referenz', 'zahlungsreferenz', 'reference', 'riferimento', 'referinta'],
  iban: ['iban'],
};

const sides = {
  debtor: ['d', 'debitor', 'debitoren', 'kunde', 'debtor', 'customer', 'client', 'cliente', 'debiteur', 'debitore', 'debitori'], // oxfmt-ignore
  creditor: ['k', 'c', 'kreditor', 'kreditoren', 'lieferant', 'creditor', 'supplier', 'fournisseur', 'fornitore', 'furnizor', 'creancier', 'creditore', 'creditori'], // oxfmt-ignore
} as const;

/** Returns which side owes, by the word of a cell; debtors if the cell is empty. Null if it is another word. */
export function sideOf(text: string): 'debtor' | 'creditor' | null {
  const word = text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');
  if (word === '' || (sides.debtor as readonly string[]).includes(word)) return 'debtor';
  return (sides.creditor as readonly string[]).includes(word) ? 'creditor' : null;
}
