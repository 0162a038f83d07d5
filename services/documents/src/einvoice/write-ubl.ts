import type {
  AllowanceCharge,
  EInvoice,
  EInvoiceLine,
  EInvoiceParty,
  VatOf,
} from '@jahrring/contracts-documents/e-invoice';
import { writeXml, xmlElement } from '@jahrring/service-kit';
import type { XmlElement } from '@jahrring/service-kit';
import { guidelineId, processId } from './profile-ids';

type Content = Parameters<typeof xmlElement>[1];
const cac = (name: string, content: Content) => xmlElement(`cac:${name}`, content);
const cbc = (name: string, content: string | null | undefined, attributes?: Record<string, string>) =>
  xmlElement(`cbc:${name}`, content, attributes);

/** A credit note is a document of its own in UBL; the words that differ. */
const words = {
  '380': { root: 'Invoice', typeCode: 'InvoiceTypeCode', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  '381': {
    root: 'CreditNote',
    typeCode: 'CreditNoteTypeCode',
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
  },
} as const;

function namespaces(root: string) {
  const common = 'urn:oasis:names:specification:ubl:schema:xsd';
  return {
    xmlns: `${common}:${root}-2`,
    'xmlns:cac': `${common}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${common}:CommonBasicComponents-2`,
  };
}

/** The invoice in UBL 2.1, an `Invoice` or a `CreditNote`. */
export function writeUbl(invoice: EInvoice): Buffer {
  const { root, typeCode, line } = words[invoice.typeCode];
  const isCredit = invoice.typeCode === '381';
  const money = moneyIn(invoice.currency);
  return writeXml(
    xmlElement(
      root,
      [
        cbc('CustomizationID', guidelineId(invoice.profile)),
        cbc('ProfileID', processId(invoice.profile)),
        cbc('ID', invoice.number),
        cbc('IssueDate', invoice.issueDate),
        isCredit ? null : cbc('DueDate', invoice.dueDate),
        cbc(typeCode, invoice.typeCode),
        // A second note is not allowed by the norm's rules for UBL.
        cbc('Note', invoice.notes.join('\n')),
        cbc('DocumentCurrencyCode', invoice.currency),
        cbc('BuyerReference', invoice.buyerReference),
        cac('InvoicePeriod', [cbc('StartDate', invoice.period?.from), cbc('EndDate', invoice.period?.to)]),
        cac('OrderReference', [cbc('ID', invoice.orderReference)]),
        ...invoice.precedingInvoices.map(({ number, date }) =>
          cac('BillingReference', [
            cac('InvoiceDocumentReference', [cbc('ID', number), cbc('IssueDate', date)]),
          ]),
        ),
        isCredit ? null : cac('ProjectReference', [cbc('ID', invoice.projectReference)]),
        cac('AccountingSupplierParty', [party(invoice.seller)]),
        cac('AccountingCustomerParty', [party(invoice.buyer)]),
        cac('Delivery', [cbc('ActualDeliveryDate', invoice.deliveryDate)]),
        paymentMeans(invoice),
        cac('PaymentTerms', [cbc('Note', invoice.terms)]),
        ...invoice.allowances.map((part) => allowance(part, money)),
        taxTotal(invoice, money),
        totals(invoice, money),
        ...invoice.lines.map((item) => xmlElement(`cac:${line}`, lineContent(item, invoice, money))),
      ],
      namespaces(root),
    ),
  );
}

type Money = (name: string, amount: string | null) => XmlElement | null;

function moneyIn(currency: string): Money {
  return (name, amount) => cbc(name, amount, { currencyID: currency });
}

function party({ id, name, vatId, address, contact, electronicAddress }: EInvoiceParty) {
  return cac('Party', [
    electronicAddress && cbc('EndpointID', electronicAddress.value, { schemeID: electronicAddress.scheme }),
    cac('PartyIdentification', [cbc('ID', id)]),
    cac('PostalAddress', [
      cbc('StreetName', address.street),
      cbc('AdditionalStreetName', address.extra),
      cbc('CityName', address.city),
      cbc('PostalZone', address.zip),
      cac('Country', [cbc('IdentificationCode', address.country)]),
    ]),
    vatId ? cac('PartyTaxScheme', [cbc('CompanyID', vatId), cac('TaxScheme', [cbc('ID', 'VAT')])]) : null,
    cac('PartyLegalEntity', [cbc('RegistrationName', name)]),
    cac('Contact', [
      cbc('Name', contact?.name),
      cbc('Telephone', contact?.phone),
      cbc('ElectronicMail', contact?.email),
    ]),
  ]);
}

function paymentMeans({ payment, typeCode, dueDate }: EInvoice): XmlElement | null {
  return cac('PaymentMeans', [
    cbc('PaymentMeansCode', payment.code),
    typeCode === '381' ? cbc('PaymentDueDate', dueDate) : null,
    cbc('PaymentID', payment.reference),
    cac('PayeeFinancialAccount', [
      cbc('ID', payment.iban),
      cbc('Name', payment.iban ? payment.accountName : null),
    ]),
  ]);
}

function taxTotal({ breakdown, totals: { vat } }: EInvoice, money: Money): XmlElement | null {
  return cac('TaxTotal', [
    money('TaxAmount', vat),
    ...breakdown.map((group) =>
      cac('TaxSubtotal', [
        money('TaxableAmount', group.base),
        money('TaxAmount', group.vat),
        cac('TaxCategory', [
          cbc('ID', group.category),
          cbc('Percent', group.rate),
          cbc('TaxExemptionReasonCode', group.reasonCode),
          cbc('TaxExemptionReason', group.reason),
          vatScheme(),
        ]),
      ]),
    ),
  ]);
}

function totals({ totals: sum }: EInvoice, money: Money): XmlElement | null {
  return cac('LegalMonetaryTotal', [
    money('LineExtensionAmount', sum.lines),
    money('TaxExclusiveAmount', sum.net),
    money('TaxInclusiveAmount', sum.gross),
    money('AllowanceTotalAmount', sum.allowances),
    money('ChargeTotalAmount', sum.charges),
    money('PrepaidAmount', sum.prepaid),
    money('PayableRoundingAmount', Number(sum.rounding) === 0 ? null : sum.rounding),
    money('PayableAmount', sum.payable),
  ]);
}

function lineContent(item: EInvoiceLine, { typeCode }: EInvoice, money: Money) {
  return [
    cbc('ID', item.id),
    cbc(words[typeCode].quantity, item.quantity, { unitCode: item.unitCode }),
    money('LineExtensionAmount', item.net),
    ...item.allowances.map((part) => allowance(part, money)),
    cac('Item', [
      cbc('Description', item.description),
      cbc('Name', item.name),
      cac('ClassifiedTaxCategory', taxCategory(item)),
    ]),
    cac('Price', [money('PriceAmount', item.price)]),
  ];
}

function allowance(part: AllowanceCharge, money: Money): XmlElement | null {
  return cac('AllowanceCharge', [
    cbc('ChargeIndicator', String(part.isCharge)),
    cbc('AllowanceChargeReason', part.reason),
    cbc('MultiplierFactorNumeric', part.percent),
    money('Amount', part.amount),
    money('BaseAmount', part.base),
    part.vat && cac('TaxCategory', taxCategory(part.vat)),
  ]);
}

function taxCategory({ category, rate }: VatOf) {
  return [cbc('ID', category), cbc('Percent', rate), vatScheme()];
}

function vatScheme(): XmlElement | null {
  return cac('TaxScheme', [cbc('ID', 'VAT')]);
}
