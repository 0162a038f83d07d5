import { compactIban } from '@jahrring/contracts-common';
import type {
  AllowanceCharge,
  EInvoice,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceTotals,
  VatBreakdown,
  VatOf,
} from '@jahrring/contracts-documents/e-invoice';
import { nodeAt, nodesAt, textAt, type XmlNode } from '../xml';
import {
  amountAt,
  attributeAt,
  categoryAt,
  dayAt,
  numberAt,
  paymentCodeOf,
  pricePerUnit,
  profileOf,
  typeCodeOf,
} from './values';

const guideline = ['ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID'];
const day = 'DateTimeString';

/**
 * The invoice of a UN/CEFACT Cross Industry Invoice: Factur-X, ZUGFeRD and XRechnung.
 *
 * @throws EInvoiceFileError with the element whose value is none
 */
export function readCii(root: XmlNode): EInvoice {
  const document = nodeAt(root, 'ExchangedDocument');
  const trade = nodeAt(root, 'SupplyChainTradeTransaction');
  const agreement = nodeAt(trade, 'ApplicableHeaderTradeAgreement');
  const delivery = nodeAt(trade, 'ApplicableHeaderTradeDelivery');
  const settlement = nodeAt(trade, 'ApplicableHeaderTradeSettlement');
  const terms = nodeAt(settlement, 'SpecifiedTradePaymentTerms');
  return {
    profile: profileOf(textAt(root, ...guideline)),
    typeCode: typeCodeOf(textAt(document, 'TypeCode'), 'TypeCode'),
    number: textAt(document, 'ID') ?? '',
    issueDate: dayAt(document, 'IssueDateTime', day) ?? '',
    dueDate: dayAt(terms, 'DueDateDateTime', day),
    currency: textAt(settlement, 'InvoiceCurrencyCode') ?? '',
    buyerReference: textAt(agreement, 'BuyerReference'),
    orderReference: textAt(agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID'),
    projectReference: textAt(agreement, 'SpecifiedProcuringProject', 'ID'),
    precedingInvoices: nodesAt(settlement, 'InvoiceReferencedDocument').map((node) => ({
      number: textAt(node, 'IssuerAssignedID') ?? '',
      date: dayAt(node, 'FormattedIssueDateTime', day),
    })),
    notes: nodesAt(document, 'IncludedNote').flatMap((node) => textAt(node, 'Content') ?? []),
    seller: readParty(nodeAt(agreement, 'SellerTradeParty')),
    buyer: readParty(nodeAt(agreement, 'BuyerTradeParty')),
    deliveryDate: dayAt(delivery, 'ActualDeliverySupplyChainEvent', 'OccurrenceDateTime', day),
    period: readPeriod(nodeAt(settlement, 'BillingSpecifiedPeriod')),
    payment: readPayment(settlement),
    terms: textAt(terms, 'Description'),
    lines: nodesAt(trade, 'IncludedSupplyChainTradeLineItem').map(readLine),
    allowances: nodesAt(settlement, 'SpecifiedTradeAllowanceCharge').map(readAllowance),
    breakdown: nodesAt(settlement, 'ApplicableTradeTax').map(readGroup),
    totals: readTotals(settlement),
  };
}

function readParty(node: XmlNode | undefined): EInvoiceParty {
  const registrations = nodesAt(node, 'SpecifiedTaxRegistration');
  const vat = registrations.find((registration) => attributeAt(registration, 'schemeID', 'ID') === 'VA');
  const address = nodeAt(node, 'PostalTradeAddress');
  const contact = nodeAt(node, 'DefinedTradeContact');
  const electronic = textAt(node, 'URIUniversalCommunication', 'URIID');
  const legal = textAt(node, 'SpecifiedLegalOrganization', 'ID');
  return {
    id: textAt(node, 'ID') ?? textAt(node, 'GlobalID') ?? legal,
    name: textAt(node, 'Name') ?? '',
    vatId: textAt(vat, 'ID')?.replace(/\s/g, '') ?? null,
    address: {
      street: textAt(address, 'LineOne'),
      extra: textAt(address, 'LineTwo'),
      zip: textAt(address, 'PostcodeCode') ?? '',
      city: textAt(address, 'CityName') ?? '',
      country: textAt(address, 'CountryID') ?? '',
    },
    contact: contact
      ? {
          name: textAt(contact, 'PersonName') ?? textAt(contact, 'DepartmentName'),
          phone: textAt(contact, 'TelephoneUniversalCommunication', 'CompleteNumber'),
          email: textAt(contact, 'EmailURIUniversalCommunication', 'URIID'),
        }
      : null,
    electronicAddress: electronic
      ? { scheme: attributeAt(node, 'schemeID', 'URIUniversalCommunication', 'URIID'), value: electronic }
      : null,
  };
}

function readPeriod(node: XmlNode | undefined): EInvoice['period'] {
  const from = dayAt(node, 'StartDateTime', day);
  const to = dayAt(node, 'EndDateTime', day);
  if (from === null && to === null) return null;
  return { from: from ?? to ?? '', to: to ?? from ?? '' };
}

/** The first account of all that are named. */
function readPayment(settlement: XmlNode | undefined): EInvoice['payment'] {
  const account = 'PayeePartyCreditorFinancialAccount';
  const means = nodesAt(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const first = means.find((node) => textAt(node, account, 'IBANID')) ?? means[0];
  const iban = textAt(first, account, 'IBANID');
  return {
    code: paymentCodeOf(textAt(first, 'TypeCode')),
    iban: iban === null ? null : compactIban(iban),
    accountName: textAt(first, account, 'AccountName'),
    reference: textAt(settlement, 'PaymentReference'),
  };
}

function readLine(node: XmlNode): EInvoiceLine {
  const product = nodeAt(node, 'SpecifiedTradeProduct');
  const price = nodeAt(node, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice');
  const settlement = nodeAt(node, 'SpecifiedLineTradeSettlement');
  const quantity = ['SpecifiedLineTradeDelivery', 'BilledQuantity'];
  const sum = nodeAt(settlement, 'SpecifiedTradeSettlementLineMonetarySummation');
  return {
    id: textAt(node, 'AssociatedDocumentLineDocument', 'LineID') ?? '',
    name: textAt(product, 'Name') ?? '',
    description: textAt(product, 'Description'),
    quantity: numberAt(node, 'quantity', ...quantity) ?? '',
    unitCode: attributeAt(node, 'unitCode', ...quantity),
    price: pricePerUnit(
      numberAt(price, 'price', 'ChargeAmount'),
      numberAt(price, 'quantity', 'BasisQuantity'),
    ),
    allowances: nodesAt(settlement, 'SpecifiedTradeAllowanceCharge').map(readAllowance),
    net: amountAt(sum, 'LineTotalAmount') ?? '0.00',
    ...readVat(nodeAt(settlement, 'ApplicableTradeTax')),
  };
}

function readAllowance(node: XmlNode): AllowanceCharge {
  const tax = nodeAt(node, 'CategoryTradeTax');
  const percent = numberAt(node, 'percent', 'CalculationPercent');
  return {
    vat: tax ? readVat(tax) : null,
    isCharge: textAt(node, 'ChargeIndicator', 'Indicator') === 'true',
    amount: amountAt(node, 'ActualAmount') ?? '0.00',
    base: amountAt(node, 'BasisAmount'),
    percent,
    reason: textAt(node, 'Reason') ?? textAt(node, 'ReasonCode') ?? '',
  };
}

function readVat(node: XmlNode | undefined): VatOf {
  return {
    category: categoryAt(node, 'CategoryCode'),
    rate: numberAt(node, 'percent', 'RateApplicablePercent') ?? '0',
  };
}

function readGroup(node: XmlNode): VatBreakdown {
  return {
    ...readVat(node),
    base: amountAt(node, 'BasisAmount') ?? '0.00',
    vat: amountAt(node, 'CalculatedAmount') ?? '0.00',
    reason: textAt(node, 'ExemptionReason'),
    reasonCode: textAt(node, 'ExemptionReasonCode'),
  };
}

function readTotals(settlement: XmlNode | undefined): EInvoiceTotals {
  const sum = nodeAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  return {
    lines: amountAt(sum, 'LineTotalAmount') ?? '0.00',
    allowances: amountAt(sum, 'AllowanceTotalAmount') ?? '0.00',
    charges: amountAt(sum, 'ChargeTotalAmount') ?? '0.00',
    net: amountAt(sum, 'TaxBasisTotalAmount') ?? '0.00',
    vat: amountAt(sum, 'TaxTotalAmount') ?? '0.00',
    gross: amountAt(sum, 'GrandTotalAmount') ?? '0.00',
    prepaid: amountAt(sum, 'TotalPrepaidAmount') ?? '0.00',
    rounding: amountAt(sum, 'RoundingAmount') ?? '0.00',
    payable: amountAt(sum, 'DuePayableAmount') ?? '0.00',
  };
}
