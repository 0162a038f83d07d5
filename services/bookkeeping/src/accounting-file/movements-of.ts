import type { HandedLine, Movement } from './accounting-file.types';

type Side = Pick<HandedLine, 'account' | 'costCentre'> & { left: bigint };

/**
 * A balanced entry as movements between two accounts each: every debit is met by credits in their order, so that each account moves
 * by what the entry moves it. What an account gives to itself is left out.
 */
export function movementsOf(lines: readonly HandedLine[]): Movement[] {
  const credits = lines.filter(({ amount }) => amount < 0n).map((line) => toSide(line, -line.amount));
  const movements = lines
    .filter(({ amount }) => amount > 0n)
    .flatMap((line) => meet(toSide(line, line.amount), credits));
  return movements.filter(({ debit, credit }) => debit !== credit);
}

function meet(debit: Side, credits: readonly Side[]): Movement[] {
  const movements: Movement[] = [];
  for (const credit of credits) {
    if (debit.left === 0n) break;
    if (credit.left === 0n) continue;
    const amount = debit.left < credit.left ? debit.left : credit.left;
    debit.left -= amount;
    credit.left -= amount;
    const costCentre = debit.costCentre ?? credit.costCentre;
    movements.push({ debit: debit.account, credit: credit.account, amount, costCentre });
  }
  return movements;
}

const toSide = ({ account, costCentre }: HandedLine, left: bigint): Side => ({ account, costCentre, left });
