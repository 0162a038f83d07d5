import type {
  DunningLevel,
  DunningOmission,
  DunningSettings,
  OmittedItem,
  ProposedLetter,
} from '@jahrring/contracts-bookkeeping';
import { addDays } from '@jahrring/contracts-common';
import { groupBy } from '@jahrring/service-kit';
import { fromCents, inBase, sumOf, toCents } from '../value';
import type { DebtorFacts, OverdueBill, Rule } from './dunning.types';
import { interestOf } from './interest';

const FINAL = 3;

export interface Proposal {
  letters: ProposedLetter[];
  omitted: OmittedItem[];
}

interface Rules {
  asOf: string;
  settings: DunningSettings;
  /** Per cent a year. */
  rate: string;
}

type Step = { bill: OverdueBill; level: DunningLevel } | { bill: OverdueBill; left: Omission };
interface Omission {
  reason: DunningOmission;
  until?: string | null;
  note?: string | null;
}

/**
 * One letter for each debtor and currency, at the highest level that any of its bills reaches by the day; what is in none, with its
 * reason. Changes nothing.
 */
export function proposeLetters(
  bills: readonly OverdueBill[],
  factsOf: (addressId: string, currency: string) => DebtorFacts,
  rules: Rules,
): Proposal {
  const groups = groupBy(bills, ({ addressId, currency }) => `${addressId ?? ''} ${currency}`);
  const proposal: Proposal = { letters: [], omitted: [] };
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const facts = first.addressId === null ? nobody : factsOf(first.addressId, first.currency);
    const steps = stepsOf(group, facts, rules);
    const { letter, omitted } = letterOf(steps, facts, rules);
    if (letter) proposal.letters.push(letter);
    proposal.omitted.push(...omitted);
  }
  return proposal;
}

const nobody: DebtorFacts = {
  ...{ rule: null, lastLetterOn: null, email: null, credit: '0.00', earlierFees: '0.00', hasAddress: false },
};

function stepsOf(bills: readonly OverdueBill[], facts: DebtorFacts, rules: Rules): Step[] {
  return bills.map((bill) => {
    const left = omissionOf(bill, facts, rules);
    const level = Math.min(highest(bill) + 1, FINAL) as DunningLevel;
    return left ? { bill, left } : { bill, level };
  });
}

/** The highest level a bill was reminded at; it never falls. */
function highest({ letters }: OverdueBill): number {
  return letters.reduce((most, { level }) => Math.max(most, level), 0);
}

function omissionOf(bill: OverdueBill, facts: DebtorFacts, { asOf, settings }: Rules): Omission | null {
  const rule = ruleOf(bill, facts, asOf);
  if (rule?.kind === 'collection') return { reason: 'collection', note: rule.reason };
  if (rule?.kind === 'exclude') {
    return { reason: 'excluded', until: rule.until, note: rule.reason };
  }
  if (!facts.hasAddress) return { reason: 'noAddress' };
  const level = highest(bill);
  const reached = reachedOn(bill, settings);
  if (reached > asOf) return { reason: 'term', until: reached };
  if (level >= FINAL) return { reason: 'afterFinal' };
  const next = facts.lastLetterOn === null ? null : addDays(facts.lastLetterOn, settings.leastInterval);
  if (next !== null && next > asOf) return { reason: 'interval', until: next };
  return null;
}

/** The bill's own rule comes before its debtor's; one whose day is over holds no more. */
function ruleOf(bill: OverdueBill, facts: DebtorFacts, asOf: string): Rule | null {
  const holds = (rule: Rule | null) => rule !== null && (rule.until === null || rule.until >= asOf);
  return [bill.rule, facts.rule].find(holds) ?? null;
}

/** The first day on which a bill reaches its next level. */
function reachedOn(bill: OverdueBill, { levels }: DunningSettings): string {
  const last = bill.letters.at(-1);
  const after = levels[Math.min(highest(bill), FINAL - 1)]?.afterDays ?? 0;
  const end = last && last.dueDate > bill.dueDate ? last.dueDate : bill.dueDate;
  return addDays(end, Math.max(after, 1));
}

function letterOf(
  steps: readonly Step[],
  facts: DebtorFacts,
  rules: Rules,
): { letter: ProposedLetter | null; omitted: OmittedItem[] } {
  const ready = steps.flatMap((step) => ('level' in step ? [step] : []));
  const omitted = steps.flatMap((step) => ('left' in step ? [toOmitted(step.bill, step.left)] : []));
  const open = sumOf(ready.map(({ bill }) => bill.open));
  const none = (reason: DunningOmission) => ({
    letter: null,
    omitted: [...omitted, ...ready.map(({ bill }) => toOmitted(bill, { reason }))],
  });
  const [first] = ready;
  if (!first) return { letter: null, omitted };
  if (toCents(facts.credit) >= toCents(open)) return none('covered');
  const inBooks = toCents(inBase(open, first.bill.exchangeRate));
  if (inBooks < toCents(rules.settings.leastTotal)) return none('tooSmall');
  return { letter: toLetter(ready, open, facts, rules), omitted };
}

function toLetter(
  ready: readonly { bill: OverdueBill; level: DunningLevel }[],
  open: string,
  facts: DebtorFacts,
  rules: Rules,
): ProposedLetter {
  const level = ready.reduce<DunningLevel>((most, step) => (step.level > most ? step.level : most), 1);
  const claims = rules.settings.levels[level - 1];
  const lines = ready.map(({ bill, level: own }) => ({
    ...{ itemId: bill.itemId, number: bill.number, documentDate: bill.documentDate, dueDate: bill.dueDate },
    ...{ amount: bill.amount, open: bill.open, level: own },
    interest: claims?.interest && !isFree(bill, facts, rules) ? interestOfBill(bill, rules) : '0.00',
  }));
  const interest = sumOf(lines.map((line) => line.interest));
  const first = ready[0]?.bill;
  const fee = ready.some(({ bill }) => !isFree(bill, facts, rules))
    ? feeIn(claims?.fee ?? '0.00', first)
    : '0.00';
  return {
    ...{ addressId: first?.addressId ?? '', addressName: first?.addressName ?? '' },
    ...{
      currency: first?.currency ?? 'CHF',
      level,
      lines,
      open,
      earlierFees: facts.earlierFees,
      fee,
      interest,
    },
    ...{ total: sumOf([open, facts.earlierFees, fee, interest]), email: facts.email, credit: facts.credit },
  };
}

/** A fee is set in the licence's currency; a letter in another one carries none, for there is no rate of this day. */
function feeIn(fee: string, bill: OverdueBill | undefined): string {
  return bill?.exchangeRate === null ? fee : '0.00';
}

function isFree(bill: OverdueBill, facts: DebtorFacts, { asOf }: Rules): boolean {
  return ruleOf(bill, facts, asOf)?.kind === 'noFees';
}

function interestOfBill(bill: OverdueBill, { asOf, rate }: Rules): string {
  const claimed = bill.letters
    .flatMap(({ interestUntil }) => interestUntil ?? [])
    .sort()
    .at(-1);
  const after = claimed !== undefined && claimed > bill.dueDate ? claimed : bill.dueDate;
  return interestOf(bill.balances, { after, until: asOf, rate });
}

function toOmitted(bill: OverdueBill, { reason, until = null, note = null }: Omission): OmittedItem {
  const { itemId, number, addressId, addressName, dueDate, currency, open } = bill;
  return {
    itemId,
    number,
    addressId,
    addressName,
    dueDate,
    currency,
    open,
    level: highest(bill),
    reason,
    until,
    note,
  };
}

/** Returns the open amount of a bill from each day on, from its amount and the settlements. */
export function balancesOf(
  amount: string,
  documentDate: string,
  settled: readonly { settledOn: string; total: string }[],
): { from: string; open: string }[] {
  let open = toCents(amount);
  const balances = [{ from: documentDate, open: amount }];
  for (const { settledOn, total } of [...settled].sort((a, b) => (a.settledOn < b.settledOn ? -1 : 1))) {
    open -= toCents(total);
    balances.push({ from: settledOn > documentDate ? settledOn : documentDate, open: fromCents(open) });
  }
  return balances;
}
