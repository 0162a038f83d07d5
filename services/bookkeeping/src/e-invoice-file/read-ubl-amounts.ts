import type {
  AllowanceCharge,
  EInvoiceLine,
  EInvoiceTotals,
  VatBreakdown,
  VatOf,
} from '@jahrring/contracts-documents/e-invoice';
import { nodeAt, nodesAt, textAt, type XmlNode } from '../xml';
import { amountAt, attributeAt, categoryAt, numberAt, pricePerUnit } from './values';

export function readLine(node: XmlNode): EInvoiceLine {
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

export function readAllowance(node: XmlNode): AllowanceCharge {
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

export function readGroup(node: XmlNode): VatBreakdown {
  const category = nodeAt(node, 'TaxCategory');
  return {
    ...readVat(category),
    base: amountAt(node, 'TaxableAmount') ?? '0.00',
    vat: amountAt(node, 'TaxAmount') ?? '0.00',
    reason: textAt(category, 'TaxExemptionReason'),
    reasonCode: textAt(category, 'TaxExemptionReasonCode'),
  };
}

export function readTotals(root: XmlNode): EInvoiceTotals {
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
