import type { EInvoice, EInvoiceParty } from '@jahrring/contracts-documents/e-invoice';
import { compactIban } from '@jahrring/contracts-common';
import { nodeAt, nodesAt, textAt, type XmlNode } from '../xml';
import { attributeAt, dayAt, isVat, paymentCodeOf, profileOf, typeCodeOf } from './values';
import { readLine, readAllowance, readGroup, readTotals } from './read-ubl-amounts';

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
