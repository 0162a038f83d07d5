import { toCents } from '../value';
import { isSearchable, matchKey, numbersIn } from './match-key';
import type { OpenBill } from './matching.types';

/** Open bills by what money can name of them; built once for many lines. */
export class OpenBills {
  private readonly byId: ReadonlyMap<string, OpenBill>;
  private readonly byReference = new Map<string, OpenBill[]>();
  private readonly byNumber = new Map<string, OpenBill[]>();
  private readonly byAmount = new Map<string, OpenBill[]>();
  private readonly byAddress = new Map<string, OpenBill[]>();
  private readonly byName = new Map<string, OpenBill[]>();

  /**
   * @param settledReferences references of bills that nothing is open of any more
   * @param ibans accounts that payments came from before, with the address that paid
   * @param letters ids of the items that a dunning letter asks for, by the letter's reference
   */
  constructor(
    bills: readonly OpenBill[],
    private readonly settledReferences: ReadonlySet<string> = new Set(),
    private readonly ibans: ReadonlyMap<string, string> = new Map(),
    private readonly letters: ReadonlyMap<string, readonly string[]> = new Map(),
  ) {
    this.byId = new Map(bills.map((bill) => [bill.id, bill]));
    for (const bill of bills) {
      if (bill.reference) add(this.byReference, bill.reference, bill);
      const number = matchKey(bill.number);
      if (isSearchable(number)) add(this.byNumber, number, bill);
      add(this.byAmount, amountKey(bill.currency, bill.open), bill);
      if (bill.addressId) add(this.byAddress, bill.addressId, bill);
      add(this.byName, matchKey(bill.addressName), bill);
    }
  }

  ofReference(reference: string): OpenBill[] {
    return this.byReference.get(reference) ?? [];
  }

  /** Returns what is still open of a dunning letter; null if no letter has the reference. */
  ofLetter(reference: string): OpenBill[] | null {
    const ids = this.letters.get(reference);
    return ids === undefined ? null : ids.flatMap((id) => this.byId.get(id) ?? []);
  }

  wasPaid(reference: string): boolean {
    return this.settledReferences.has(reference);
  }

  /** Bills whose number stands in the text, whatever blanks and signs are in it; part of a longer row of digits is another number. */
  namedIn(text: string): OpenBill[] {
    return [...new Set(numbersIn(text).flatMap((number) => this.byNumber.get(number) ?? []))];
  }

  ofAmount(currency: string, amount: string): OpenBill[] {
    return this.byAmount.get(amountKey(currency, amount)) ?? [];
  }

  ofIban(iban: string | null): OpenBill[] {
    const address = iban === null ? undefined : this.ibans.get(iban);
    return address === undefined ? [] : (this.byAddress.get(address) ?? []);
  }

  ofName(name: string | null): OpenBill[] {
    return name === null ? [] : (this.byName.get(matchKey(name)) ?? []);
  }
}

function add(map: Map<string, OpenBill[]>, key: string, bill: OpenBill): void {
  const known = map.get(key);
  if (known) known.push(bill);
  else map.set(key, [bill]);
}

const amountKey = (currency: string, amount: string): string => `${currency} ${toCents(amount)}`;
