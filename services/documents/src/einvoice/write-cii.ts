import { writeXml, xmlElement } from '@jahrring/service-kit';
import type { XmlElement } from '@jahrring/service-kit';
import type {
  AllowanceCharge,
  EInvoice,
  EInvoiceLine,
  EInvoiceParty,
  VatBreakdown,
  VatOf,
} from '@jahrring/contracts-documents/e-invoice';
import { guidelineId, processId } from './profile-ids';

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
} as const;

type Content = Parameters<typeof xmlElement>[1];
const ram = (name: string, content: Content, attributes?: Record<string, string>) =>
  xmlElement(`ram:${name}`, content, attributes);

/** A day as CII writes it, `20261120` in format 102. */
const day = (date: string | null, type = 'udt') =>
  date ? xmlElement(`${type}:DateTimeString`, date.replaceAll('-', ''), { format: '102' }) : null;

/** The invoice as UN/CEFACT Cross Industry Invoice (D16B): Factur-X, ZUGFeRD and XRechnung. */
export function writeCii(invoice: EInvoice): Buffer {
  return writeXml(
    xmlElement(
      'rsm:CrossIndustryInvoice',
      [
        xmlElement('rsm:ExchangedDocumentContext', [
          ram('BusinessProcessSpecifiedDocumentContextParameter', [ram('ID', processId(invoice.profile))]),
          ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', guidelineId(invoice.profile))]),
        ]),
        xmlElement('rsm:ExchangedDocument', [
          ram('ID', invoice.number),
          ram('TypeCode', invoice.typeCode),
          ram('IssueDateTime', [day(invoice.issueDate)]),
          ...invoice.notes.map((note) => ram('IncludedNote', [ram('Content', note)])),
        ]),
        xmlElement('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map(line),
          agreement(invoice),
          delivery(invoice),
          settlement(invoice),
        ]),
      ],
      namespaces,
    ),
  );
}

function line(item: EInvoiceLine): XmlElement | null {
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', item.id)]),
    ram('SpecifiedTradeProduct', [ram('Name', item.name), ram('Description', item.description)]),
    ram('SpecifiedLineTradeAgreement', [ram('NetPriceProductTradePrice', [ram('ChargeAmount', item.price)])]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', item.quantity, { unitCode: item.unitCode })]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', tax(item)),
      ...item.allowances.map(allowance),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', item.net)]),
    ]),
  ]);
}

function agreement(invoice: EInvoice): XmlElement | null {
  const { orderReference, projectReference } = invoice;
  return ram('ApplicableHeaderTradeAgreement', [
    ram('BuyerReference', invoice.buyerReference),
    ram('SellerTradeParty', party(invoice.seller)),
    ram('BuyerTradeParty', party(invoice.buyer)),
    ram('BuyerOrderReferencedDocument', [ram('IssuerAssignedID', orderReference)]),
    projectReference
      ? ram('SpecifiedProcuringProject', [ram('ID', projectReference), ram('Name', 'Project reference')])
      : null,
  ]);
}

function party({ id, name, vatId, address, contact, electronicAddress }: EInvoiceParty) {
  return [
    ram('ID', id),
    ram('Name', name),
    ram('DefinedTradeContact', [
      ram('PersonName', contact?.name),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', contact?.phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', contact?.email)]),
    ]),
    ram('PostalTradeAddress', [
      ram('PostcodeCode', address.zip),
      ram('LineOne', address.street),
      ram('LineTwo', address.extra),
      ram('CityName', address.city),
      ram('CountryID', address.country),
    ]),
    electronicAddress &&
      ram('URIUniversalCommunication', [
        ram('URIID', electronicAddress.value, { schemeID: electronicAddress.scheme }),
      ]),
    ram('SpecifiedTaxRegistration', [ram('ID', vatId, { schemeID: 'VA' })]),
  ];
}

/** The element itself is required, also where there is nothing to say. */
function delivery({ deliveryDate }: EInvoice): XmlElement {
  const name = 'ram:ApplicableHeaderTradeDelivery';
  const event = ram('ActualDeliverySupplyChainEvent', [ram('OccurrenceDateTime', [day(deliveryDate)])]);
  return { name, content: event ? [event] : [], attributes: {} };
}

function settlement(invoice: EInvoice): XmlElement | null {
  const { payment, period, totals, currency } = invoice;
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', payment.reference),
    ram('InvoiceCurrencyCode', currency),
    ram('SpecifiedTradeSettlementPaymentMeans', [
      ram('TypeCode', payment.code),
      ram('PayeePartyCreditorFinancialAccount', [
        ram('IBANID', payment.iban),
        ram('AccountName', payment.iban ? payment.accountName : null),
      ]),
    ]),
    ...invoice.breakdown.map(breakdown),
    period &&
      ram('BillingSpecifiedPeriod', [
        ram('StartDateTime', [day(period.from)]),
        ram('EndDateTime', [day(period.to)]),
      ]),
    ...invoice.allowances.map(allowance),
    ram('SpecifiedTradePaymentTerms', [
      ram('Description', invoice.terms),
      ram('DueDateDateTime', [day(invoice.dueDate)]),
    ]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', totals.lines),
      ram('ChargeTotalAmount', totals.charges),
      ram('AllowanceTotalAmount', totals.allowances),
      ram('TaxBasisTotalAmount', totals.net),
      ram('TaxTotalAmount', totals.vat, { currencyID: currency }),
      ram('RoundingAmount', isZero(totals.rounding) ? null : totals.rounding),
      ram('GrandTotalAmount', totals.gross),
      ram('TotalPrepaidAmount', totals.prepaid),
      ram('DuePayableAmount', totals.payable),
    ]),
    ...invoice.precedingInvoices.map(({ number, date }) =>
      ram('InvoiceReferencedDocument', [
        ram('IssuerAssignedID', number),
        ram('FormattedIssueDateTime', [day(date, 'qdt')]),
      ]),
    ),
  ]);
}

function tax({ category, rate }: VatOf) {
  return [ram('TypeCode', 'VAT'), ram('CategoryCode', category), ram('RateApplicablePercent', rate)];
}

function breakdown(group: VatBreakdown): XmlElement | null {
  return ram('ApplicableTradeTax', [
    ram('CalculatedAmount', group.vat),
    ram('TypeCode', 'VAT'),
    ram('ExemptionReason', group.reason),
    ram('BasisAmount', group.base),
    ram('CategoryCode', group.category),
    ram('ExemptionReasonCode', group.reasonCode),
    ram('RateApplicablePercent', group.rate),
  ]);
}

function allowance(part: AllowanceCharge): XmlElement | null {
  return ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', [xmlElement('udt:Indicator', String(part.isCharge))]),
    ram('CalculationPercent', part.percent),
    ram('BasisAmount', part.base),
    ram('ActualAmount', part.amount),
    ram('Reason', part.reason),
    part.vat && ram('CategoryTradeTax', tax(part.vat)),
  ]);
}

function isZero(amount: string): boolean {
  return Number(amount) === 0;
}
