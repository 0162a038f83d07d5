import type { Readable } from 'node:stream';
import { readXml, TableError, type XmlListener } from '@jahrring/service-kit';
import { newNode, nodeAt, nodesAt, textAt, type XmlNode } from '../xml';
import { StatusReportError } from './status-report.types';
import type { BankStatus, ReportedStatus, StatusReason, StatusReport } from './status-report.types';

const depth = 30;
/** Transfers of one file; far more than a run of this product has. */
const maxTransfers = 100_000;
/** Signs outside transfers, and of one. */
const maxSigns = 1_000_000;
const maxText = 500;

/** ISO 20022 `ExternalPaymentGroupStatus1Code` and `ExternalPaymentTransactionStatus1Code`. */
const codes: Readonly<Record<BankStatus, readonly string[]>> = {
  accepted: ['ACCP', 'ACTC', 'ACSP', 'ACSC', 'ACCC', 'ACWC', 'ACWP', 'ACFC'],
  part: ['PART'],
  pending: ['RCVD', 'PDNG', 'PATC'],
  rejected: ['RJCT', 'CANC'],
};

/**
 * Reads a pain.002 of any version: the namespaces of ISO (.03, .10) and of SIX (.03.ch.02) name the same elements.
 *
 * @throws StatusReportError with the transfer and element where it is wrong
 */
export async function readStatusReport(bytes: Readable): Promise<StatusReport> {
  const reader = new StatusReader();
  try {
    await readXml(bytes, depth, reader);
  } catch (error) {
    if (error instanceof StatusReportError) throw error;
    throw new StatusReportError(
      error instanceof TableError ? 'hostile' : 'notXml',
      reader.transfers.length,
      reader.element,
    );
  }
  return reader.report();
}

class StatusReader implements XmlListener {
  readonly transfers: StatusReport['transfers'] = [];
  element = '';
  private root: XmlNode | undefined;
  private readonly path: XmlNode[] = [];
  private signs = 0;

  open(name: string): void {
    this.element = name;
    const node = newNode(name);
    this.path.at(-1)?.children.push(node);
    this.root ??= node;
    this.path.push(node);
    this.count(name.length);
  }

  text(text: string): void {
    const node = this.path.at(-1);
    if (!node) return;
    this.count(text.length);
    node.text += text;
  }

  close(name: string): void {
    const node = this.path.pop();
    const parent = this.path.at(-1);
    this.element = parent?.name ?? name;
    if (name === 'TxInfAndSts' && node && parent) this.addTransfer(node, parent);
  }

  /** @throws StatusReportError `notAStatusReport` */
  report(): StatusReport {
    const body = nodeAt(this.root, 'CstmrPmtStsRpt');
    const group = nodeAt(body, 'OrgnlGrpInfAndSts');
    const originalMessageId = textAt(group, 'OrgnlMsgId');
    if (originalMessageId === null) throw new StatusReportError('notAStatusReport', 0, this.root?.name);
    return {
      messageId: textAt(body, 'GrpHdr', 'MsgId'),
      originalMessageId,
      originalMessageName: textAt(group, 'OrgnlMsgNmId'),
      ...readStatus(group, 'GrpSts'),
      parts: nodesAt(body, 'OrgnlPmtInfAndSts').map((part) => ({
        paymentInfoId: textAt(part, 'OrgnlPmtInfId') ?? '',
        ...readStatus(part, 'PmtInfSts'),
      })),
      transfers: this.transfers,
    };
  }

  /** Reads a transfer and forgets its elements: a large file takes the memory of what is said in it alone. */
  private addTransfer(node: XmlNode, parent: XmlNode): void {
    parent.children.pop();
    this.signs = 0;
    if (this.transfers.length >= maxTransfers) this.refuseSize();
    this.transfers.push({
      paymentInfoId: textAt(parent, 'OrgnlPmtInfId'),
      endToEndId: textAt(node, 'OrgnlEndToEndId'),
      ...readStatus(node, 'TxSts'),
    });
  }

  private count(signs: number): void {
    this.signs += signs;
    if (this.signs > maxSigns) this.refuseSize();
  }

  private refuseSize(): never {
    throw new StatusReportError('tooLarge', this.transfers.length, this.element);
  }
}

function readStatus(node: XmlNode | undefined, name: string): ReportedStatus {
  const code = textAt(node, name) ?? '';
  const known = (Object.keys(codes) as BankStatus[]).find((status) => codes[status].includes(code));
  return { status: known ?? null, reasons: nodesAt(node, 'StsRsnInf').map(readReason) };
}

function readReason(node: XmlNode): StatusReason {
  const words = nodesAt(node, 'AddtlInf').map(({ text }) => text.trim());
  return {
    code: textAt(node, 'Rsn', 'Cd') ?? textAt(node, 'Rsn', 'Prtry'),
    text: words.filter(Boolean).join(' ').slice(0, maxText),
  };
}
