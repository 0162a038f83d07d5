import type { EntryImportField } from '@jahrring/contracts-bookkeeping';

/**
 * Names of the columns of Banana's transactions table: their names for programs (`NameXml`, as its export to text
 * writes them), and those its table shows in German, French and Italian; plain headers. Source: Banana Accounting,
 * "Import Double-entry transactions".
 */
export const transactionColumns: Readonly<Record<EntryImportField, readonly string[]>> = {
  bookedOn: ['date', 'datum', 'data'],
  documentNumber: [
    'doc',
    'docinvoice',
    'externalreference',
    'beleg',
    'rechnung',
    'piece',
    'facture',
    'fattura',
  ],
  documentType: ['doctype', 'belegart', 'belegtyp', 'typepiece', 'tipodoc'],
  text: ['description', 'beschreibung', 'libelle', 'descrizione'],
  debit: ['accountdebit', 'ktsoll', 'kontosoll', 'soll', 'comptedebit', 'ctdebit', 'contodare', 'ctdare'],
  credit: ['accountcredit', 'kthaben', 'kontohaben', 'haben', 'comptecredit', 'ctcredit', 'contoavere', 'ctavere'], // oxfmt-ignore
  amount: ['amount', 'betrag', 'betragchf', 'betrageur', 'montant', 'montantchf', 'importo', 'importochf'],
  currency: ['exchangecurrency', 'wahrung', 'wechselwahrung', 'monnaie', 'devise', 'divisa', 'moneta'],
  foreignAmount: ['amountcurrency', 'betragwahrung', 'montantmonnaie', 'montantdevise', 'importodivisa', 'importomoneta'], // oxfmt-ignore
  vatAccount: ['vataccount', 'mwstkonto', 'mwstustkonto', 'ustkonto', 'comptetva', 'contoiva'],
  vatAmount: ['vatposted', 'mwstgebucht', 'mwstustgebucht', 'ustgebucht', 'tvacomptabilisee', 'tvaenregistree', 'ivacontabilizzata', 'ivaregistrata'], // oxfmt-ignore
  costCentre: ['cc1', 'ks1', 'kst1', 'cdc1'],
};
