import { letterLanguages } from '@jahrring/contracts-bookkeeping';
import type { IssueDunning, ProposedLetter } from '@jahrring/contracts-bookkeeping';
import { addDays, newId } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import { AddressRefRepository, LicenceRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import type { DunningLetterEntity } from './dunning-letter.entity';
import { DunningLetterRepository } from './dunning.repositories';
import { DunningLineRepository } from './dunning-line.repository';
import { DunnedBills } from './dunned-bills';
import { FeePoster } from './fee-poster';
import { letterReference } from './letter-reference';
import { writeLetter } from './write-letter';

/** Writes an issued letter down: its number, words and reference, its fee, and the levels of its bills. */
@Injectable()
export class LetterWriter {
  constructor(
    private readonly letters: DunningLetterRepository,
    private readonly lines: DunningLineRepository,
    private readonly items: OpenItemRepository,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly settings: BookkeepingSettingsService,
    private readonly fees: FeePoster,
    private readonly dunned: DunnedBills,
  ) {}

  /** The caller holds the ledger's lock, so that numbers have no gap. */
  async write(
    tx: RequestContext,
    { id: runId, asOf }: IssueDunning,
    proposed: ProposedLetter,
  ): Promise<DunningLetterEntity> {
    const id = newId();
    const { dunning } = await this.settings.get(tx);
    const sender = await this.licences.own(tx);
    const recipient = await this.addresses.get(tx, proposed.addressId);
    const bills = await this.items.getMany(tx, proposed.lines.map(({ itemId }) => itemId)); // oxfmt-ignore
    const prefix = `M-${asOf.slice(0, 4)}-`;
    const counter = (await this.letters.countOf(tx, 'M-')) + 1;
    const number = prefix + String((await this.letters.countOf(tx, prefix)) + 1).padStart(4, '0');
    const dueDate = addDays(asOf, dunning.levels[proposed.level - 1]?.termDays ?? 0);
    const iban = bills.find((bill) => bill.iban !== null)?.iban ?? sender.iban;
    const billReference = bills.find(({ reference }) => reference !== null)?.reference ?? null;
    const reference = letterReference(iban, counter, billReference);
    const { addressId, addressName, currency, level, lines, open, earlierFees, fee, interest, total } =
      proposed;
    const language = letterLanguages.find((one) => one === recipient.language) ?? 'de';
    const facts = { level, language, number, total, currency, dueDate };
    const paper = writeLetter(facts, sender, recipient, iban, dunning.texts);
    const claim = { id, number, asOf, dueDate, reference, iban, addressId, addressName };
    const feeItemId = await this.fees.post(tx, { ...claim, currency, fee, interest, language });
    const letter = await this.letters.insert(tx, {
      ...{ id, runId, number, addressId, addressName, level, issuedOn: asOf, dueDate, currency, language },
      ...{ open, earlierFees, fee, interest, total, reference, feeItemId, lines, paper },
      ...{ email: recipient.email, mailState: 'none', mailAttempts: 0, mailError: null, nextAttemptAt: null },
      ...{ sentAt: null, cancelledAt: null, cancelReason: null },
    });
    await this.lines.insertMany(
      tx,
      lines.map((line) => ({
        ...{ letterId: id, itemId: line.itemId, level: line.level, issuedOn: asOf, dueDate },
        interestUntil: toCents(line.interest) > 0n ? asOf : null,
      })),
    );
    await this.dunned.publish(tx, lines.map(({ itemId }) => itemId)); // oxfmt-ignore
    return letter;
  }
}
