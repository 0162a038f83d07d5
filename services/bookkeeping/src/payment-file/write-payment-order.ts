import { writeXml, xmlElement } from '@jahrring/service-kit';
import type { XmlElement } from '@jahrring/service-kit';
import { sumOf } from '../value';
import { bankText } from './bank-text';
import { checkPaymentOrder } from './check-payment-order';
import type { CreditTransfer, PaymentOrder, PaymentRefusal } from './payment-file.types';
import { paymentKindOf, type PaymentKind } from './payment-kind';
import { party, account, remittance } from './party';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Ends of the names of a file's parts. */
const partNames: Readonly<Record<PaymentKind, string>> = { domestic: '-D', sepa: '-S', abroad: '-X' };

/** `PmtInfId` of the part of a file that a transfer is in. */
export function paymentInfoIdOf(
  { messageId, debtor }: Pick<PaymentOrder, 'messageId' | 'debtor'>,
  { iban, currency }: Pick<CreditTransfer, 'iban' | 'currency'>,
): string {
  return `${messageId}${partNames[paymentKindOf(debtor.iban, iban, currency)]}`;
}

/** Carries all that speaks against making a file. */
export class PaymentOrderError extends Error {
  constructor(readonly refusals: readonly PaymentRefusal[]) {
    super(refusals.map(({ reason, transfer }) => `${reason} ${transfer ?? ''}`.trim()).join(', '));
    this.name = 'PaymentOrderError';
  }
}

/** The day a bank is asked to pay on: never before today. */
export const executionDay = (wanted: string, today: string): string => (wanted < today ? today : wanted);

/**
 * A pain.001.001.09 with structured addresses only: Swiss Payment Standards (ch.03) for accounts in Switzerland and Liechtenstein,
 * SEPA rulebook for others. One part (`PmtInf`) for each kind of transfer; the same order makes the same bytes.
 *
 * @throws PaymentOrderError
 */
export function writePaymentOrder(order: PaymentOrder): Buffer {
  const refusals = checkPaymentOrder(order);
  if (refusals.length > 0) throw new PaymentOrderError(refusals);
  const kinds = Object.keys(partNames) as PaymentKind[];
  const head = xmlElement('GrpHdr', [
    xmlElement('MsgId', order.messageId),
    xmlElement('CreDtTm', order.createdAt),
    ...totals(order.transfers),
    xmlElement('InitgPty', [xmlElement('Nm', bankText(order.debtor.name, 70))]),
  ]);
  const parts = kinds.map((kind) => part(order, kind));
  return writeXml(
    xmlElement('Document', [xmlElement('CstmrCdtTrfInitn', [head, ...parts])], { xmlns: namespace }),
  );
}

function totals(transfers: readonly CreditTransfer[]): (XmlElement | null)[] {
  return [
    xmlElement('NbOfTxs', String(transfers.length)),
    xmlElement('CtrlSum', sumOf(transfers.map(({ amount }) => amount))),
  ];
}

function part(order: PaymentOrder, kind: PaymentKind): XmlElement | null {
  const { debtor, messageId, batchBooking, executionDate } = order;
  const transfers = order.transfers.filter(
    ({ iban, currency }) => paymentKindOf(debtor.iban, iban, currency) === kind,
  );
  if (transfers.length === 0) return null;
  return xmlElement('PmtInf', [
    xmlElement('PmtInfId', `${messageId}${partNames[kind]}`),
    xmlElement('PmtMtd', 'TRF'),
    xmlElement('BtchBookg', String(batchBooking)),
    ...totals(transfers),
    kind === 'sepa' ? xmlElement('PmtTpInf', [xmlElement('SvcLvl', [xmlElement('Cd', 'SEPA')])]) : null,
    xmlElement('ReqdExctnDt', [xmlElement('Dt', executionDate)]),
    party('Dbtr', debtor.name, debtor.address),
    account('DbtrAcct', debtor.iban),
    xmlElement('DbtrAgt', [xmlElement('FinInstnId', [debtorBank(debtor)])]),
    // SEPA fixes who bears the charges (SLEV); inside Switzerland this is not asked.
    xmlElement('ChrgBr', { domestic: null, sepa: 'SLEV', abroad: 'SHAR' }[kind]),
    ...transfers.map((transfer) => transferElement(transfer, kind)),
  ]);
}

/** The bank by its BIC; else by the clearing number in a Swiss IBAN; elsewhere banks know it from the IBAN (EPC: `NOTPROVIDED`). */
function debtorBank({ iban, bic }: PaymentOrder['debtor']): XmlElement | null {
  if (bic) return xmlElement('BICFI', bic);
  if (!/^(CH|LI)/.test(iban)) return xmlElement('Othr', [xmlElement('Id', 'NOTPROVIDED')]);
  return xmlElement('ClrSysMmbId', [
    xmlElement('ClrSysId', [xmlElement('Cd', 'CHBCC')]),
    xmlElement('MmbId', String(Number(iban.slice(4, 9)))),
  ]);
}

function transferElement(transfer: CreditTransfer, kind: PaymentKind): XmlElement | null {
  const { endToEndId, amount, currency, bic, creditorName, address, iban } = transfer;
  return xmlElement('CdtTrfTxInf', [
    xmlElement('PmtId', [xmlElement('EndToEndId', endToEndId)]),
    xmlElement('Amt', [xmlElement('InstdAmt', amount, { Ccy: currency })]),
    kind === 'abroad' ? xmlElement('CdtrAgt', [xmlElement('FinInstnId', [xmlElement('BICFI', bic)])]) : null,
    party('Cdtr', creditorName, address),
    account('CdtrAcct', iban),
    remittance(transfer, kind),
  ]);
}
