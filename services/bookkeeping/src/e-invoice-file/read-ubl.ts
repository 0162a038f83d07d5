import type {
  AllowanceCharge,
  EInvoice,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceTotals,
  VatBreakdown,
  VatOf,
} from '@jahrring/contracts-documents/e-invoice';
import { compactIban } from '@jahrring/contracts-common';
import { nodeAt, nodesAt, textAt, type XmlNode } from '../xml';
import {
  amountAt,
  attributeAt,
  categoryAt,
  dayAt,
  isVat,
  numberAt,
  paymentCodeOf,
  pricePerUnit,
  profileOf,
  typeCodeOf,
} from './values';

/** The invoice of a UBL 2.1 `Invoice` or `CreditNote`. @throws EInvoiceFileError with the element whose value is none */
export function readUbl(root: XmlNode): EInvoice {
  const isCredit = root.name === 'CreditNote';
  const typeElement = isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode';
  return {
    profile: profileOf(textAt(root, 'CustomizationID')),
    typeCode: typeCodeOf(textAt(root, typeElement), typeElement),
    number: textAt(root, 'ID') ?? '',
    issueDate: dayAt(root, 'IssueDate') ?? '',
    dueDate: dayAt(root, 'DueDate') ?? dayAt(root, 'PaymentMeans', 'PaymentDueDate'),
    currency: textAt(root, 'DocumentCurrencyCode') ?? '',
    buyerReference: textAt(root, 'BuyerReference'),
    orderReference: textAt(root, 'OrderReference', 'ID'),
    projectReference: textAt(root, 'ProjectReference', 'ID'),
    precedingInvoices: nodesAt(root, 'BillingReference').map((node) => ({
      number: textAt(node, 'InvoiceDocumentReference', 'ID') ?? '',
      date: dayAt(node, 'InvoiceDocumentReference', 'IssueDate'),
    })),
    // A note's subject stands between number signs before it (BT-21).
    notes: nodesAt(root, 'Note').map(({ text }) => text.trim().replace(/^#[A-Z]{3}#/, '')),
    seller: readParty(nodeAt(root, 'AccountingSupplierParty', 'Party')),
    buyer: readParty(nodeAt(root, 'AccountingCustomerParty', 'Party')),
    deliveryDate: dayAt(root, 'Delivery', 'ActualDeliveryDate'),
    period: readPeriod(nodeAt(root, 'InvoicePeriod')),
    payment: readPayment(root),
    terms: textAt(root, 'PaymentTerms', 'Note'),
    lines: nodesAt(root, isCredit ? 'CreditNoteLine' : 'InvoiceLine').map(readLine),
    allowances: nodesAt(root, 'AllowanceCharge').map(readAllowance),
    breakdown: nodesAt(root, 'TaxTotal').flatMap((total) => nodesAt(total, 'TaxSubtotal').map(readGroup)),
    totals: readTotals(root),
  };
}

function readParty(node: XmlNode | undefined): EInvoiceParty {
  const vat = nodesAt(node, 'PartyTaxScheme').find((scheme) => isVat(scheme, 'TaxScheme', 'ID'));
  const address = nodeAt(node, 'PostalAddress');
  const contact = nodeAt(node, 'Contact');
  const endpoint = textAt(node, 'EndpointID');
  return {
    id: textAt(node, 'PartyIdentification', 'ID') ?? textAt(node, 'PartyLegalEntity', 'CompanyID'),
    name: textAt(node, 'PartyLegalEntity', 'RegistrationName') ?? textAt(node, 'PartyName', 'Name') ?? '',
    vatId: textAt(vat, 'CompanyID')?.replace(/\s/g, '') ?? null,
    address: {
      street: textAt(address, 'StreetName'),
      extra: textAt(address, 'AdditionalStreetName'),
      zip: textAt(address, 'PostalZone') ?? '',
      city: textAt(address, 'CityName') ?? '',
      country: textAt(address, 'Country', 'IdentificationCode') ?? '',
    },
    contact: contact
      ? {
          name: textAt(contact, 'Name'),
          phone: textAt(contact, 'Telephone'),
          email: textAt(contact, 'ElectronicMail'),
        }
      : null,
    electronicAddress: endpoint
      ? { scheme: attributeAt(node, 'schemeID', 'EndpointID'), value: endpoint }
      : null,
  };
}

function readPeriod(node: XmlNode | undefined): EInvoice['period'] {
  const from = dayAt(node, 'StartDate');
  const to = dayAt(node, 'EndDate');
  if (from === null && to === null) return null;
  return { from: from ?? to ?? '', to: to ?? from ?? '' };
}

/** The first account of all that are named. */
function readPayment(root: XmlNode): EInvoice['payment'] {
  const means = nodesAt(root, 'PaymentMeans');
  const first = means.find((node) => textAt(node, 'PayeeFinancialAccount', 'ID')) ?? means[0];
  const account = textAt(first, 'PayeeFinancialAccount', 'ID');
  return {
    code: paymentCodeOf(textAt(first, 'PaymentMeansCode')),
    iban: account === null ? null : compactIban(account),
    accountName: textAt(first, 'PayeeFinancialAccount', 'Name'),
    reference: textAt(first, 'PaymentID'),
  };
}

function readLine(node: XmlNode): EInvoiceLine {
  const quantity = nodeAt(node, 'InvoicedQuantity') ? 'InvoicedQuantity' : 'CreditedQuantity';
  const price = numberAt(node, 'price', 'Price', 'PriceAmount');
  return {
    id: textAt(node, 'ID') ?? '',
    name: textAt(node, 'Item', 'Name') ?? '',
    description: textAt(node, 'Item', 'Description'),
    quantity: numberAt(node, 'quantity', quantity) ?? '',
    unitCode: attributeAt(node, 'unitCode', quantity),
    price: pricePerUnit(price, numberAt(node, 'quantity', 'Price', 'BaseQuantity')),
    allowances: nodesAt(node, 'AllowanceCharge').map(readAllowance),
    net: amountAt(node, 'LineExtensionAmount') ?? '0.00',
    ...readVat(nodeAt(node, 'Item', 'ClassifiedTaxCategory')),
  };
}

function readAllowance(node: XmlNode): AllowanceCharge {
  const category = nodeAt(node, 'TaxCategory');
  return {
    vat: category ? readVat(category) : null,
    isCharge: textAt(node, 'ChargeIndicator') === 'true',
    amount: amountAt(node, 'Amount') ?? '0.00',
    base: amountAt(node, 'BaseAmount'),
    percent: numberAt(node, 'percent', 'MultiplierFactorNumeric'),
    reason: textAt(node, 'AllowanceChargeReason') ?? textAt(node, 'AllowanceChargeReasonCode') ?? '',
  };
}

function readVat(node: XmlNode | undefined): VatOf {
  return { category: categoryAt(node, 'ID'), rate: numberAt(node, 'percent', 'Percent') ?? '0' };
}

function readGroup(node: XmlNode): VatBreakdown {
  const category = nodeAt(node, 'TaxCategory');
  return {
    ...readVat(category),
    base: amountAt(node, 'TaxableAmount') ?? '0.00',
    vat: amountAt(node, 'TaxAmount') ?? '0.00',
    reason: textAt(category, 'TaxExemptionReason'),
    reasonCode: textAt(category, 'TaxExemptionReasonCode'),
  };
}

function readTotals(root: XmlNode): EInvoiceTotals {
  const sum = nodeAt(root, 'LegalMonetaryTotal');
  const currency = textAt(root, 'DocumentCurrencyCode') ?? '';
  // A second total gives the VAT in the currency of the tax office (BT-111).
  const taxes = nodesAt(root, 'TaxTotal');
  const tax = taxes.find((node) => attributeAt(node, 'currencyID', 'TaxAmount') === currency) ?? taxes[0];
  return {
    lines: amountAt(sum, 'LineExtensionAmount') ?? '0.00',
    allowances: amountAt(sum, 'AllowanceTotalAmount') ?? '0.00',
    charges: amountAt(sum, 'ChargeTotalAmount') ?? '0.00',
    net: amountAt(sum, 'TaxExclusiveAmount') ?? '0.00',
    vat: amountAt(tax, 'TaxAmount') ?? '0.00',
    gross: amountAt(sum, 'TaxInclusiveAmount') ?? '0.00',
    prepaid: amountAt(sum, 'PrepaidAmount') ?? '0.00',
    rounding: amountAt(sum, 'PayableRoundingAmount') ?? '0.00',
    payable: amountAt(sum, 'PayableAmount') ?? '0.00',
  };
}
