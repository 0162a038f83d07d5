import { csvLine, csvStart } from '@jahrring/contracts-common';
import { FileStore } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { strToU8 } from 'fflate';
import { serviceTexts } from '../i18n';
import { JournalEntryRepository } from '../ledger';
import type { JournalEntryEntity } from '../ledger';
import { StatementRepository } from '../statement';
import { hasReceipt, ReceiptReader } from './receipt.reader';
import { ReceiptZip } from './receipt-zip';

/** Result of gathering the receipts. */
export interface Gathered {
  archive: Buffer;
  files: number;
  missing: number;
}

interface Span {
  fromDay: string;
  toDay: string;
}

const numberDigits = 6;

/**
 * Gathers the receipts of some days: a folder for each month, a file for each entry that has one, named by the entry's number; the bank's
 * files; and a list of all entries with file and checksum.
 */
@Injectable()
export class ReceiptGatherer {
  constructor(
    private readonly entries: JournalEntryRepository,
    private readonly statements: StatementRepository,
    private readonly reader: ReceiptReader,
    private readonly files: FileStore,
  ) {}

  /** Returns the possible number of receipts: entries that have one of their own, and files of the bank. */
  async count(ctx: RequestContext, span: Span): Promise<number> {
    const entries = await this.entries.ofDays(ctx, span.fromDay, span.toDay);
    const bank = await this.statements.filesOfDays(ctx, span.fromDay, span.toDay);
    return entries.filter(({ source }) => hasReceipt(source)).length + bank.length;
  }

  /** @param onFile hears of each receipt, had or not. @throws RECEIPTS_TOO_LARGE */
  async gather(
    ctx: RequestContext,
    { fromDay, toDay, createdAt }: Span & { createdAt: Date },
    onFile: () => Promise<void>,
  ): Promise<Gathered> {
    const texts = serviceTexts.in(ctx.locale).receipts;
    const zip = new ReceiptZip(createdAt);
    const rows: string[] = [];
    const sum = { files: 0, missing: 0 };
    for (const entry of await this.entries.ofDays(ctx, fromDay, toDay)) {
      const isExpected = hasReceipt(entry.source);
      const receipt = isExpected ? await this.reader.read(ctx, entry) : null;
      const name = receipt && `${entry.bookedOn.slice(0, 7)}/${fileName(entry, receipt.name)}`;
      const hash = receipt && name ? zip.add(name, receipt.bytes) : '';
      const note = isExpected && !receipt ? texts.missing : '';
      rows.push(csvLine([...cellsOf(entry), name ?? note, hash]));
      if (receipt) sum.files += 1;
      else if (isExpected) sum.missing += 1;
      if (isExpected) await onFile();
    }
    for (const { id, day } of await this.statements.filesOfDays(ctx, fromDay, toDay)) {
      const { name: original } = await this.files.get(ctx, id);
      const name = `${texts.bank}/${day} ${id.slice(-4)} ${safe(original)}`;
      const hash = zip.add(name, await this.files.read(ctx, id));
      rows.push(csvLine(['', day, '', texts.statement, '', name, hash]));
      sum.files += 1;
      await onFile();
    }
    const { number, day, document, text, amount, file, checksum } = texts;
    const titles = csvLine([number, day, document, text, amount, file, checksum]);
    return { ...sum, archive: zip.end(`${texts.list}.csv`, strToU8(csvStart + titles + rows.join(''))) };
  }
}

const cellsOf = ({ number, bookedOn, documentNumber, text, total }: JournalEntryEntity) => [
  ...[String(number), bookedOn, documentNumber ?? '', text, total],
];

function fileName({ number }: JournalEntryEntity, original: string): string {
  return `${String(number).padStart(numberDigits, '0')} ${safe(original)}`;
}

/** A name that no program takes for a path, and every system may write. */
function safe(name: string): string {
  const plain = name.replace(/[\\/:*?"<>|]/g, '-').replace(/\p{Cc}/gu, '');
  return plain.replace(/^\.+/, '').slice(-150) || '-';
}
