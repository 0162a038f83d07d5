import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brokenRules } from '@jahrring/contracts-documents/e-invoice';
import { EInvoiceFileError } from './e-invoice-file.types';
import { readEInvoiceFile } from './read-e-invoice-file';

const read = (xml: string | Buffer) => readEInvoiceFile(Readable.from([Buffer.from(xml)]));
const faultOf = async (xml: string) => {
  try {
    await read(xml);
    return null;
  } catch (error) {
    if (!(error instanceof EInvoiceFileError)) throw error;
    return `${error.fault} ${error.element}`;
  }
};
const rulesOf = async (xml: string) => brokenRules(await read(xml)).map(({ id }) => id);

const party = (name: string, vatId: string) => `<cac:Party>
  <cac:PostalAddress><cbc:StreetName>Sägeweg 4</cbc:StreetName><cbc:CityName>Kempten</cbc:CityName>
    <cbc:PostalZone>87435</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>
  </cac:PostalAddress>
  <cac:PartyTaxScheme><cbc:CompanyID>${vatId}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
  <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName></cac:PartyLegalEntity>
</cac:Party>`;
const ubl = `<?xml version="1.0" encoding="UTF-8"?>
<b:Invoice xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="a" xmlns:cbc="b">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>R-77</cbc:ID><cbc:IssueDate>2026-11-02</cbc:IssueDate><cbc:DueDate>2026-12-02Z</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:Note>#AAI#Kettenöl &amp; Feilen</cbc:Note>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty>${party('Forstbedarf GmbH', 'DE 123456789')}</cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty>${party('Waldpflege AG', 'DE987654321')}</cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cbc:PaymentID>R-77</cbc:PaymentID>
    <cac:PayeeFinancialAccount><cbc:ID>DE89 3704 0044 0532 0130 00</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19</cbc:TaxAmount><cac:TaxSubtotal>
    <cbc:TaxableAmount currencyID="EUR">100.0</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">19</cbc:TaxAmount>
    <cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19.00</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount>100</cbc:LineExtensionAmount>
    <cbc:TaxExclusiveAmount>100</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>119</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount>119</cbc:PayableAmount></cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="LTR">12.5</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount>100</cbc:LineExtensionAmount>
    <cac:Item><cbc:Name>Kettenöl</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>
    </cac:ClassifiedTaxCategory></cac:Item>
    <cac:Price><cbc:PriceAmount>80</cbc:PriceAmount><cbc:BaseQuantity unitCode="LTR">10</cbc:BaseQuantity></cac:Price>
  </cac:InvoiceLine>
</b:Invoice>`;

describe('an e-invoice that comes in', () => {
  it('is read with parties, terms, positions and sums, and keeps the rules of the norm', async () => {
    const invoice = await read(ubl);
    expect(invoice).toMatchObject({
      ...{ number: 'R-77', issueDate: '2026-11-02', dueDate: '2026-12-02', currency: 'EUR', typeCode: '380' },
      notes: ['Kettenöl & Feilen'],
      seller: { name: 'Forstbedarf GmbH', vatId: 'DE123456789', address: { zip: '87435', city: 'Kempten' } },
      payment: { code: '58', iban: 'DE89370400440532013000', reference: 'R-77' },
      lines: [{ name: 'Kettenöl', quantity: '12.5', unitCode: 'LTR', price: '8', net: '100.00', rate: '19' }],
      breakdown: [{ category: 'S', rate: '19', base: '100.00', vat: '19.00' }],
      totals: { net: '100.00', vat: '19.00', gross: '119.00', payable: '119.00' },
    });
    expect(brokenRules(invoice)).toEqual([]);
  });

  it.each([
    ['sums that do not add up', '<cbc:TaxInclusiveAmount>119<', '<cbc:TaxInclusiveAmount>120<', 'BR-CO-15'],
    ['a wrong account', 'DE89 3704', 'DE88 3704', 'BR-50'],
    ['no number', '<cbc:ID>R-77</cbc:ID>', '', 'BR-02'],
    ['a unit nobody knows', 'unitCode="LTR">12.5', 'unitCode="LITER">12.5', 'BR-CL-23'],
  ])('with %s is read, and the rule it breaks is named', async (_, from, to, rule) => {
    expect(await rulesOf(ubl.replace(from, to))).toContain(rule);
  });

  it.each([
    ['is cut off', ubl.slice(0, -200), /^notXml /],
    ['is empty', '', /^notXml $/],
    ['is another file', '<Document><CstmrCdtTrfInitn/></Document>', /^notAnInvoice Document$/],
    ['has entities', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${ubl.slice(39)}`, /^hostile/],
    ['names a file of the machine', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><Invoice/>', /^hostile/],
    ['is nested without end', '<Invoice>' + '<a>'.repeat(40), /^hostile a$/],
    ['has a day no calendar has', ubl.replace('2026-11-02', '2026-02-30'), /^badDate IssueDate$/],
    ['has an amount in words', ubl.replace('>100.0<', '>hundert<'), /^badAmount TaxableAmount$/],
    ['has thousandths', ubl.replace('>100.0<', '>100.005<'), /^badAmount TaxableAmount$/],
    ['has an unknown category of VAT', ubl.replace('<cbc:ID>S<', '<cbc:ID>X<'), /^badCode ID$/],
    ['is no bill but an order', ubl.replace('>380<', '>220<'), /^badCode InvoiceTypeCode$/],
  ])('that %s is refused with its element', async (_, xml, fault) => {
    expect(await faultOf(xml)).toMatch(fault);
  });

  it('is refused early where it is too large', async () => {
    const pieces = function* () {
      yield Buffer.from('<Invoice>');
      for (let at = 0; at < 200; at += 1) yield Buffer.from(`<Note>${'x'.repeat(1_000_000)}</Note>`);
    };
    await expect(readEInvoiceFile(Readable.from(pieces()))).rejects.toMatchObject({ fault: 'tooLarge' });
  });
});

const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'einvoice');
(existsSync(samples) ? describe : describe.skip)('published e-invoices', () => {
  const files = existsSync(samples) ? readdirSync(samples).filter((name) => name.endsWith('.xml')) : [];
  const sample = (name: string) => read(readFileSync(path.join(samples, name)));

  it.each(files)('%s keeps how its amounts hang together', async (name) => {
    const broken = brokenRules(await sample(name)).map(({ id }) => id);
    expect(broken.filter((id) => /^BR-(CO-1\d|DEC|S-|Z-|E-|AE-|0|1|2)/.test(id))).toEqual([]);
  });

  it('say the same in both syntaxes', async () => {
    const [one, other] = [
      await sample('kosit-01.01a-INVOICE_ubl.xml'),
      await sample('kosit-01.01a-INVOICE_uncefact.xml'),
    ];
    const amounts = ({ totals, breakdown, lines }: typeof one) => ({
      totals,
      breakdown,
      lines: lines.map(({ quantity, price, net, rate }) => ({ quantity, price, net, rate })),
    });
    expect(amounts(other)).toEqual(amounts(one));
    expect({ ...other.seller, contact: null }).toMatchObject({
      name: one.seller.name,
      vatId: one.seller.vatId,
    });
    expect(other.payment).toEqual(one.payment);
  });
});
