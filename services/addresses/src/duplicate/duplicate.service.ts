import type { DuplicateList, DuplicateSide, NameCheck, NameCheckQuery } from '@jahrring/contracts-addresses';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  type AddressEntity,
  AddressRepository,
  nameKey,
  normalisePhone,
  normaliseVatNumber,
} from '../address';
import { compareAddresses, fingerprint } from './compare-addresses';
import { DistinctPairRepository } from './distinct-pair.repository';
import { findDuplicates, probable } from './find-duplicates';
import { nameWords } from './fold-name';

const shownMatches = 5;
const shownPairs = 200;
const beginning = 3;

/** Finds addresses that are there twice. */
@Injectable()
export class DuplicateService {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly distinctPairs: DistinctPairRepository,
  ) {}

  /** Addresses of the same name, or probably the same by what else is known; told while one is written. */
  async check(ctx: RequestContext, { exceptId, ...written }: NameCheckQuery): Promise<NameCheck> {
    if (nameKey(written.name) === '') return { matches: [] };
    const country = 'CH';
    const phone = written.phone ? normalisePhone(written.phone, country) : null;
    const vatNumber = written.vatNumber ? normaliseVatNumber(written.vatNumber, country) : null;
    const print = fingerprint({ ...written, phone, vatNumber });
    const candidates = await this.addresses.findCandidates(ctx, {
      beginnings: beginningsOf(written.name),
      numbers: phone ? [phone] : [],
      email: written.email || null,
      vatNumber,
      exceptId,
    });
    const distinct = exceptId ? await this.distinctFrom(ctx, exceptId) : new Set<string>();
    const alike = candidates.filter(({ id }) => !distinct.has(id));
    const compared = alike.map((address) => {
      const other = fingerprint(address);
      return { address, isNamesake: other.name === print.name, ...compareAddresses(print, other) };
    });
    return {
      matches: compared
        .filter(({ score, isNamesake }) => isNamesake || score >= probable)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, shownMatches)
        .map(({ address: { id, name, zip, city }, reasons }) => ({ id, name, zip, city, reasons })),
    };
  }

  /** Addresses of which somebody has said that they are not this one. */
  private async distinctFrom(ctx: RequestContext, id: string): Promise<Set<string>> {
    const pairs = await this.distinctPairs.ofAddress(ctx, id);
    return new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]));
  }

  /** All pairs of addresses that are probably the same and not marked as different, the likeliest first. */
  async list(ctx: RequestContext): Promise<DuplicateList> {
    const all: AddressEntity[] = [];
    for await (const page of this.addresses.pages(ctx)) {
      all.push(...page.filter(({ deletedAt }) => deletedAt === null));
    }
    const distinct = new Set(
      (await this.distinctPairs.all(ctx)).map((pair) => pairKey(pair.firstId, pair.secondId)),
    );
    const found = findDuplicates(all).filter(
      ({ first, second }) => !distinct.has(pairKey(first.id, second.id)),
    );
    const items = found.slice(0, shownPairs).map(({ score, reasons, first, second }) => ({
      ...{ score: Math.round(score * 100), reasons },
      ...{ first: toSide(first), second: toSide(second) },
    }));
    return { items, total: found.length };
  }
}

const pairKey = (...ids: [string, string]): string => ids.toSorted().join(' ');

/**
 * Returns the possible beginnings of the distinctive words of a name in a `nameKey`: with an umlaut as one letter, or
 * written out.
 */
function beginningsOf(name: string): string[] {
  const starts = nameWords(name).flatMap((word) => [word, word.replace(/[aou]/, '$&e')]);
  return [...new Set(starts.map((word) => word.slice(0, beginning)))];
}

function toSide(address: AddressEntity): DuplicateSide {
  const { id, name, street, houseNumber, zip, city, country, phone, mobile, email, external } = address;
  return { id, name, street, houseNumber, zip, city, country, phone: phone ?? mobile, email, external };
}
