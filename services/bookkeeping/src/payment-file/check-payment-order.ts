import { isCreditorReference, isIban, isQrIban, isQrReference } from '@jahrring/contracts-common';
import { isValidBIC } from 'ibantools';
import { bankText, isBankIdentifier } from './bank-text';
import type {
  CreditTransfer,
  PaymentOrder,
  PaymentRefusal,
  PaymentRefusalReason,
} from './payment-file.types';
import { paymentKindOf } from './payment-kind';

/** The parts of a file add two signs to it. */
const maxMessageId = 33;

/** All that speaks against a payment file, first of the whole order, then by transfer; empty where it can be made. */
export function checkPaymentOrder(order: PaymentOrder): PaymentRefusal[] {
  const ofOrder = orderFaults(order).map((reason) => ({ reason, transfer: null }));
  const paid = new Set<string>();
  const named = new Set<string>();
  const ofTransfers = order.transfers.flatMap((transfer, index) => {
    const faults = [...transferFaults(transfer, order.debtor.iban)];
    if (transfer.billIds.some((id) => paid.has(id))) faults.push('billTwice');
    if (new Set(transfer.billIds).size < transfer.billIds.length) faults.push('billTwice');
    if (named.has(transfer.endToEndId)) faults.push('doubleIdentifier');
    for (const id of transfer.billIds) paid.add(id);
    named.add(transfer.endToEndId);
    return [...new Set(faults)].map((reason) => ({ reason, transfer: index }));
  });
  return [...ofOrder, ...ofTransfers];
}

function orderFaults({ messageId, debtor, transfers }: PaymentOrder): PaymentRefusalReason[] {
  const faults: PaymentRefusalReason[] = [];
  if (transfers.length === 0) faults.push('empty');
  if (!isBankIdentifier(messageId, maxMessageId)) faults.push('badIdentifier');
  if (bankText(debtor.name, 70) === '') faults.push('noName');
  if (!isIban(debtor.iban)) faults.push('badDebtorIban');
  else if (isQrIban(debtor.iban)) faults.push('debtorQrIban');
  if (debtor.bic !== null && !isValidBIC(debtor.bic)) faults.push('badBic');
  if (new Set(transfers.map(({ currency }) => currency)).size > 1) faults.push('mixedCurrency');
  return faults;
}

function transferFaults(transfer: CreditTransfer, debtorIban: string): PaymentRefusalReason[] {
  const { endToEndId, creditorName, address } = transfer;
  const faults: PaymentRefusalReason[] = [];
  if (!isBankIdentifier(endToEndId)) faults.push('badIdentifier');
  if (bankText(creditorName, 70) === '') faults.push('noName');
  if (bankText(address.city, 35) === '' || !/^[A-Z]{2}$/.test(address.country)) faults.push('noAddress');
  return [...faults, ...amountFaults(transfer), ...accountFaults(transfer, debtorIban)];
}

function amountFaults({ amount }: CreditTransfer): PaymentRefusalReason[] {
  if (!/^-?\d{1,9}\.\d{2}$/.test(amount)) return ['badAmount'];
  return Number(amount) > 0 ? [] : ['notPositive'];
}

function accountFaults(
  { iban, bic, currency, reference }: CreditTransfer,
  debtorIban: string,
): PaymentRefusalReason[] {
  if (!isIban(iban)) return ['badIban'];
  const faults = referenceFaults(iban, reference);
  const needsBic = paymentKindOf(debtorIban, iban, currency) === 'abroad';
  if (bic === null ? needsBic : !isValidBIC(bic)) faults.push('badBic');
  return faults;
}

/** A QR reference belongs to a QR-IBAN, and to nothing else (Swiss Implementation Guidelines QR-bill, 2.3.3). */
function referenceFaults(iban: string, reference: CreditTransfer['reference']): PaymentRefusalReason[] {
  const isQrr = reference?.kind === 'QRR';
  if (isQrIban(iban) && !isQrr) return ['qrIbanWithoutReference'];
  if (isQrr && !isQrIban(iban)) return ['qrReferenceOnPlainIban'];
  if (!reference) return [];
  const isRight = isQrr ? isQrReference(reference.value) : isCreditorReference(reference.value);
  return isRight ? [] : ['badReference'];
}
