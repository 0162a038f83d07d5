import type { LineMatch } from '@jahrring/contracts-bookkeeping';
import { groupBy } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DunningLetterRepository } from '../dunning';
import type { DunningLetterEntity } from '../dunning';
import { matchIncoming, matchKey, matchNumbers, numbersIn, OpenBills } from '../matching';
import type { Incoming, Match } from '../matching';
import { toCents } from '../value';
import { byDueDate, OpenItemRepository } from '../open-item';
import type { NamedItem } from '../open-item';
import { PaymentRepository } from '../payment';
import { OwnDebits } from '../payment-run';
import type { OwnDebit } from '../payment-run';
import type { StatementLineEntity } from './statement-line.entity';
import { StatementLineRepository } from './statement.repositories';

/** More lines are quicker matched with all open bills at once. */
const mostByGrounds = 1_000;

const nothing: LineMatch = { level: 'none', doubts: [], candidates: [], returns: null, pays: null };

/** Known data about payers, read before bills are searched for. */
interface KnownPayers {
  ibans: ReadonlyMap<string, string>;
  letters: readonly DunningLetterEntity[];
  settledReferences: ReadonlySet<string>;
}

/** Says what open lines may be, by what is open at this moment. */
@Injectable()
export class LineMatcher {
  constructor(
    private readonly items: OpenItemRepository,
    private readonly lines: StatementLineRepository,
    private readonly payments: PaymentRepository,
    private readonly letters: DunningLetterRepository,
    private readonly debits: OwnDebits,
  ) {}

  /** A match for each line that is open, by its id. */
  async match(ctx: RequestContext, lines: readonly StatementLineEntity[]): Promise<Map<string, LineMatch>> {
    const open = lines.filter(({ state }) => state === 'open');
    const incoming = open.filter(({ direction }) => direction === 'in');
    const matches =
      incoming.length > 0 ? await this.matchIncoming(ctx, incoming) : new Map<string, LineMatch>();
    const credits = incoming.filter(isReturn);
    const returned =
      credits.length > 0 ? await this.debits.returnedBy(ctx, credits) : new Map<string, never>();
    for (const [id, { amount, ...returns }] of returned) {
      const isWhole = incoming.some((line) => line.id === id && toCents(line.amount) === toCents(amount));
      matches.set(id, {
        ...{ ...nothing, level: 'medium', returns, doubts: isWhole ? [] : ['otherAmount'] },
      });
    }
    const outgoing = open.filter(({ direction }) => direction === 'out');
    const debits = await this.debits.of(ctx, outgoing);
    for (const line of outgoing) {
      const debit = debits.get(line.id);
      matches.set(line.id, debit ? debitMatch(line, debit) : await this.matchReturn(ctx, line));
    }
    return matches;
  }

  private async matchIncoming(
    ctx: RequestContext,
    lines: readonly StatementLineEntity[],
  ): Promise<Map<string, LineMatch>> {
    const ibans = await this.payersOf(ctx, lines);
    const references = [...new Set(lines.flatMap(({ reference }) => reference ?? []))];
    const found = await this.letters.ofReferences(ctx, references);
    const letters = found.filter(({ cancelledAt }) => cancelledAt === null);
    const settled = (await this.items.ofReferences(ctx, references)).filter(
      ({ open }) => toCents(open) === 0n,
    );
    const settledReferences = new Set(settled.flatMap(({ reference }) => reference ?? []));
    const items = await this.billsFor(ctx, lines, { ibans, letters, settledReferences });
    const byId = new Map(items.map((item) => [item.id, item]));
    const bills = new OpenBills(items, settledReferences, ibans, askedBy(letters, items));
    return new Map(lines.map((line) => [line.id, toLineMatch(matchIncoming(incomingOf(line), bills), byId)]));
  }

  /**
   * For few lines those bills alone that they may mean: a licence may have a hundred thousand. What a reference or number decides is
   * not looked for by name and amount as well.
   */
  private async billsFor(
    ctx: RequestContext,
    lines: readonly StatementLineEntity[],
    { ibans, letters, settledReferences }: KnownPayers,
  ): Promise<NamedItem[]> {
    if (lines.length > mostByGrounds) {
      return (await this.items.openOf(ctx, 'debtor')).filter(({ open }) => toCents(open) > 0n);
    }
    const references = lines.flatMap(({ reference }) => reference ?? []);
    const byReference = await this.items.openNamed(ctx, { references });
    const answered = new Set([
      ...[...byReference, ...letters].flatMap(({ reference }) => reference ?? []),
      ...settledReferences,
    ]);
    const rest = lines.filter(({ reference }) => reference === null || !answered.has(reference));
    const byNumber = await this.items.openNamed(ctx, {
      numberKeys: rest.flatMap(({ text }) => numbersIn(text)),
    });
    const numbered = new OpenBills(byNumber);
    const left = rest.filter((line) => matchNumbers(incomingOf(line), numbered) === null);
    const ofCurrency = groupBy(left, ({ currency }) => currency);
    const byPayer = await this.items.openNamed(ctx, {
      nameKeys: left.flatMap(({ counterpartyName }) =>
        counterpartyName ? [matchKey(counterpartyName)] : [],
      ),
      addressIds: [
        ...left.flatMap(({ counterpartyIban }) => ibans.get(counterpartyIban ?? '') ?? []),
        ...letters.flatMap(({ addressId }) => addressId ?? []),
      ],
      amounts: new Map([...ofCurrency].map(([currency, own]) => [currency, own.map(({ amount }) => amount)])),
    });
    const all = [...byReference, ...byNumber, ...byPayer];
    return [...new Map(all.map((item) => [item.id, item])).values()].sort(byDueDate);
  }

  /** Accounts that payments came from before, with whose they were last. */
  private async payersOf(
    ctx: RequestContext,
    lines: readonly StatementLineEntity[],
  ): Promise<Map<string, string>> {
    const booked = await this.lines.bookedFrom(ctx, lines.flatMap(({ counterpartyIban }) => counterpartyIban ?? [])); // oxfmt-ignore
    return new Map(
      booked.flatMap(({ counterpartyIban, addressId }) =>
        counterpartyIban && addressId ? [[counterpartyIban, addressId] as const] : [],
      ),
    );
  }

  /** Finds the payment that the bank returns: the last one of the same amount that the line's references name. */
  private async matchReturn(ctx: RequestContext, line: StatementLineEntity): Promise<LineMatch> {
    if (!isReturn(line)) return nothing;
    const ids = (await this.lines.bookedLike(ctx, line)).flatMap(({ paymentId }) => paymentId ?? []);
    const taken = await this.payments.reversedOf(ctx, ids);
    const payments = await this.payments.getMany(ctx, ids);
    const payment = payments.find(({ id, reversesId }) => reversesId === null && !taken.has(id));
    if (!payment) return { ...nothing, doubts: ['nothingFound'] };
    const { id: paymentId, addressName, paidOn } = payment;
    return { ...nothing, level: 'medium', returns: { paymentId, addressName, paidOn } };
  }
}

function incomingOf(line: StatementLineEntity): Incoming {
  return { ...line, chargesIncluded: line.charges };
}

function isReturn({ reversal, returnReason }: StatementLineEntity): boolean {
  return reversal || returnReason !== null;
}

/** Returns the items that dunning letters demand, by the reference they are paid with. */
function askedBy(
  letters: readonly DunningLetterEntity[],
  open: readonly NamedItem[],
): Map<string, readonly string[]> {
  return new Map(
    letters.flatMap(({ reference, lines, addressId, currency, issuedOn }) => {
      const isAsked = (item: NamedItem) =>
        item.addressId === addressId && item.currency === currency && item.documentDate <= issuedOn;
      const fees = open.filter((item) => item.kind === 'fee' && isAsked(item));
      const ids = [...lines.map(({ itemId }) => itemId), ...fees.map(({ id }) => id)];
      return reference === null ? [] : [[reference, ids] as const];
    }),
  );
}

/**
 * Returns the match with a debit that our own file ordered: certain if amount and currency are the same. If the bank
 * debited more, or in another currency, a person confirms it; a smaller amount is not this debit.
 */
function debitMatch(line: StatementLineEntity, debit: OwnDebit): LineMatch {
  const { runId, messageId, amount, currency, isOver, bills } = debit;
  const pays = { runId, messageId, count: bills.length, amount, currency, isOver };
  if (isOver) return { ...nothing, doubts: ['alreadyPaid'], pays };
  if (line.currency !== currency) return { ...nothing, level: 'medium', doubts: ['otherCurrency'], pays };
  const more = toCents(line.amount) - toCents(amount);
  if (more === 0n) return { ...nothing, level: 'high', pays };
  return { ...nothing, level: more > 0n ? 'medium' : 'none', doubts: ['otherAmount'], pays };
}

function toLineMatch({ level, doubts, candidates }: Match, items: ReadonlyMap<string, NamedItem>): LineMatch {
  return {
    ...{ level, doubts, returns: null, pays: null },
    candidates: candidates.map(({ reasons, shares }) => {
      const first = items.get(shares[0]?.billId ?? '');
      return {
        ...{ addressId: first?.addressId ?? null, addressName: first?.addressName ?? '', reasons },
        shares: shares.map(({ billId, amount, cashDiscount }) => ({
          ...{ itemId: billId, itemNumber: items.get(billId)?.number ?? '', amount, cashDiscount },
        })),
      };
    }),
  };
}
