/** Amounts of a bill as texts. */
interface Amounts {
  number: string;
  gross: string;
  net: string;
  vat: string;
}

const centsPerUnit = 100;

/** Whole Rappen as an amount with two decimals. */
export function written(cents: number): string {
  return (cents / centsPerUnit).toFixed(2);
}

/** Balances by account in whole Rappen: another way to the sums of the ledger. */
export class CentBooks {
  private readonly balances = new Map<string, number>();

  add(account: string, cents: number): this {
    this.balances.set(account, (this.balances.get(account) ?? 0) + cents);
    return this;
  }

  has(account: string): boolean {
    return this.balances.has(account);
  }

  of(account: string): string {
    return written(this.balances.get(account) ?? 0);
  }

  all(): [string, string][] {
    return [...this.balances.keys()].map((account) => [account, this.of(account)]);
  }
}

/** The payment code of a bill of Sägewerk Burgdorf AG with the billing information of Swico. */
export function aCodeOf({ number, gross, net }: Amounts, reference: string): string {
  return [
    ...['SPC', '0200', '1', 'CH4431999123000889012', 'S', 'Sägewerk Burgdorf AG', 'Sägestrasse', '1', '3400'],
    ...['Burgdorf', 'CH', '', '', '', '', '', '', '', gross, 'CHF', '', '', '', '', '', '', ''],
    ...['QRR', reference, '', 'EPD', `//S1/10/${number}/11/261103/30/106017086/32/8.1:${net}/40/0:30`],
  ].join('\r\n');
}

/** An invoice of the same supplier in UBL. */
export function anInvoiceOf({ number, gross, net, vat }: Amounts): string {
  const party = (name: string) =>
    `<cac:Party><cac:PostalAddress><cbc:CityName>Burgdorf</cbc:CityName><cbc:PostalZone>3400</cbc:PostalZone><cac:Country><cbc:IdentificationCode>CH</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party>`;
  const amount = (name: string, value: string) => `<cbc:${name} currencyID="CHF">${value}</cbc:${name}>`;
  const category = '<cbc:ID>S</cbc:ID><cbc:Percent>8.1</cbc:Percent>';
  return [
    '<b:Invoice xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="a" xmlns:cbc="b">',
    `<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID>${number}</cbc:ID>`,
    '<cbc:IssueDate>2026-11-03</cbc:IssueDate><cbc:DueDate>2026-12-03</cbc:DueDate>',
    '<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>CHF</cbc:DocumentCurrencyCode>',
    `<cac:AccountingSupplierParty>${party('Sägewerk Burgdorf AG')}</cac:AccountingSupplierParty>`,
    `<cac:AccountingCustomerParty>${party('Forstbetrieb Bergwald')}</cac:AccountingCustomerParty>`,
    `<cac:TaxTotal>${amount('TaxAmount', vat)}<cac:TaxSubtotal>${amount('TaxableAmount', net)}${amount('TaxAmount', vat)}`,
    `<cac:TaxCategory>${category}</cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:LegalMonetaryTotal>`,
    `${amount('LineExtensionAmount', net)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', gross)}`,
    `${amount('PayableAmount', gross)}</cac:LegalMonetaryTotal><cac:InvoiceLine><cbc:ID>1</cbc:ID>`,
    `<cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>${amount('LineExtensionAmount', net)}`,
    `<cac:Item><cbc:Name>Schnittholz</cbc:Name><cac:ClassifiedTaxCategory>${category}</cac:ClassifiedTaxCategory></cac:Item>`,
    `<cac:Price>${amount('PriceAmount', net)}</cac:Price></cac:InvoiceLine></b:Invoice>`,
  ].join('');
}

const columnOf = { amount: 0, side: 1, account: 6, contraAccount: 7 } as const;

/** The accounts that a booking batch of DATEV names. */
export function accountsOfBatch(batch: string): string[] {
  const { account, contraAccount } = columnOf;
  return [
    ...new Set(rowsOfBatch(batch).flatMap((cells) => [cells[account] ?? '', cells[contraAccount] ?? ''])),
  ];
}

/** Returns the balance of an account in a booking batch of DATEV: debit less credit. */
export function centsOfBatch(batch: string, account: string): string {
  const cents = rowsOfBatch(batch).map((cells) => {
    const amount = Math.round(Number((cells[columnOf.amount] ?? '').replace(',', '.')) * centsPerUnit);
    const debit = cells[columnOf.side] === 'S' ? amount : -amount;
    if (cells[columnOf.account] === account) return debit;
    return cells[columnOf.contraAccount] === account ? -debit : 0;
  });
  return written(cents.reduce((sum, one) => sum + one, 0));
}

function rowsOfBatch(batch: string): string[][] {
  const rows = batch.split('\r\n').slice(2);
  return rows.map((row) => row.split(';').map((cell) => cell.replaceAll('"', '')));
}
