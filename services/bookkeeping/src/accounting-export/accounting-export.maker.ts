import type { AccountingFormat, ItemSide } from '@jahrring/contracts-bookkeeping';
import { csvLine, csvStart, type Country } from '@jahrring/contracts-common';
import { inPortions } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { strToU8, zipSync } from 'fflate';
import { writeBanana, writeDatev, writeJournal, writeJournalBook } from '../accounting-file';
import type { HandedEntry, HandedFile, HandedLine } from '../accounting-file';
import { serviceTexts } from '../i18n';
import { JournalEntryRepository, JournalLineRepository } from '../ledger';
import type { JournalEntryEntity, JournalLineEntity } from '../ledger';
import { toCents } from '../value';
import { AddressRefRepository, LicenceRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import type { AccountingExportEntity } from './accounting-export.entity';
import { AccountingSettingsService } from './accounting-settings.service';
import { PersonalAccounts } from './personal-accounts';

type Read = readonly (readonly [JournalEntryEntity, readonly JournalLineEntity[]])[];

/** DATEV's charts of accounts: that of Austria is made after the uniform chart (EKR). */
const datevCharts: Partial<Record<Country, string>> = { DE: '03', AT: '07' };
const shortest = 4;

/** Makes the archive of an export: the same entries make the same bytes. */
@Injectable()
export class AccountingExportMaker {
  constructor(
    private readonly entries: JournalEntryRepository,
    private readonly lines: JournalLineRepository,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly automatic: BookkeepingSettingsService,
    private readonly settings: AccountingSettingsService,
    private readonly personal: PersonalAccounts,
  ) {}

  /** Reads the entries of an export; `onPortion` hears how many were read. */
  async read(
    ctx: RequestContext,
    exportId: string,
    onPortion: (count: number) => Promise<void>,
  ): Promise<Read> {
    const ids = await this.entries.idsOfExport(ctx, exportId);
    const read: Read[number][] = [];
    const load = async (some: readonly string[]) => {
      const entries = await this.entries.getMany(ctx, some);
      const lines = await this.lines.ofEntries(ctx, some);
      await onPortion(some.length);
      return entries
        .toSorted((a, b) => a.number - b.number)
        .map((entry) => [entry, lines.get(entry.id) ?? []] as const);
    };
    for await (const one of inPortions(ids, load)) read.push(one);
    return read;
  }

  async make(ctx: RequestContext, own: AccountingExportEntity, read: Read): Promise<Buffer> {
    const files = await this.files(ctx, own, read);
    const named = Object.fromEntries(files.map(({ name, content }) => [name, content]));
    return Buffer.from(zipSync(named, { mtime: own.createdAt }));
  }

  private async files(ctx: RequestContext, own: AccountingExportEntity, read: Read): Promise<HandedFile[]> {
    const texts = serviceTexts.in(ctx.locale);
    const plain = () => read.map(([entry, lines]) => toHanded(entry, lines, ({ account }) => account));
    const makers: Record<AccountingFormat, () => Promise<HandedFile[]> | HandedFile[]> = {
      datev: () => this.datev(ctx, own, read),
      banana: () => [writeBanana(plain())],
      csv: () => [writeJournal(plain(), Object.values(texts.journal))],
      excel: async () => [
        await writeJournalBook(plain(), Object.values(texts.journal), texts.ledger.journal),
      ],
    };
    return makers[own.format]();
  }

  private async datev(ctx: RequestContext, own: AccountingExportEntity, read: Read): Promise<HandedFile[]> {
    const { country, currency, name } = await this.licences.own(ctx);
    const { consultant, client, yearStart, locked, automaticAccounts } = await this.settings.get(ctx);
    const lengths = read.flatMap(([, lines]) => lines.map(({ account }) => account.length));
    const accountLength = lengths.reduce((most, length) => Math.max(most, length), shortest);
    const accounts = await this.personalAccounts(ctx, read, accountLength);
    const entries = read.map(([entry, lines]) =>
      toHanded(entry, lines, ({ account, addressId }) => accounts.get(`${account} ${addressId}`) ?? account),
    );
    const files = writeDatev(entries, {
      ...{ createdAt: own.createdAt, consultant, client, yearStart, locked, accountLength, currency },
      ...{ chart: datevCharts[country] ?? '', title: name },
      automaticAccounts: automaticAccounts.split(',').flatMap((part) => part.trim() || []),
    });
    return [...files, await this.personalFile(ctx, accounts)];
  }

  /** The account of a debtor or creditor, by account of the ledger and address. */
  private async personalAccounts(
    ctx: RequestContext,
    read: Read,
    accountLength: number,
  ): Promise<Map<string, string>> {
    const { payables } = await this.automatic.accounts(ctx);
    const sides = new Map<string, { side: ItemSide; addressId: string }>();
    for (const { account, addressId } of read.flatMap(([, lines]) => lines)) {
      if (addressId === null) continue;
      const isCreditor = account.startsWith(payables.slice(0, 2));
      sides.set(`${account} ${addressId}`, { side: isCreditor ? 'creditor' : 'debtor', addressId });
    }
    const found = new Map<string, string>();
    for (const side of ['debtor', 'creditor'] as const) {
      const own = [...sides].filter(([, one]) => one.side === side);
      const ids = [...new Set(own.map(([, { addressId }]) => addressId))].toSorted();
      const numbers = ids.length > 0 ? await this.personal.of(ctx, side, ids, accountLength) : new Map();
      for (const [key, { addressId }] of own) found.set(key, String(numbers.get(addressId)));
    }
    return found;
  }

  private async personalFile(
    ctx: RequestContext,
    accounts: ReadonlyMap<string, string>,
  ): Promise<HandedFile> {
    const byNumber = new Map([...accounts].map(([key, number]) => [number, key.split(' ')[1] ?? '']));
    const found = await this.addresses.getMany(ctx, [...new Set(byNumber.values())]);
    const byId = new Map(found.map((address) => [address.id, address]));
    const rows = [...byNumber]
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([number, id]) => {
        const { name = '', zip = '', city = '', country = '' } = byId.get(id) ?? {};
        return csvLine([number, name, zip, city, country]);
      });
    const { number, name, zip, city, country } = serviceTexts.in(ctx.locale).personal;
    const text = csvStart + csvLine([number, name, zip, city, country]) + rows.join('');
    return { name: 'personenkonten.csv', content: Buffer.from(strToU8(text)) };
  }
}

function toHanded(
  entry: JournalEntryEntity,
  lines: readonly JournalLineEntity[],
  accountOf: (line: JournalLineEntity) => string,
): HandedEntry {
  const { number, bookedOn, text, documentNumber } = entry;
  return {
    number,
    bookedOn,
    text,
    documentNumber,
    lines: lines.map((line) => toLine(line, accountOf(line))),
  };
}

function toLine(line: JournalLineEntity, account: string): HandedLine {
  const { debit, credit, costCentre, currency, foreignAmount, vatSide, vatRate } = line;
  return {
    ...{ account, amount: toCents(debit) - toCents(credit), costCentre },
    taxRate: vatSide === null ? null : vatRate,
    foreign: currency && foreignAmount ? { currency, amount: foreignAmount } : null,
  };
}
