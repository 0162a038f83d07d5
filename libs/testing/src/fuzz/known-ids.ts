import type { DemoRandom } from '@jahrring/demo';
import { testId } from '../principals';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const keptPerName = 40;

/** Ids and versions seen in answers, so that made-up requests reach records that exist. */
export class KnownIds {
  private readonly byName = new Map<string, string[]>();
  private readonly versions = new Map<string, number>();

  /** Reads an answer: ids of its records under `collection`, every other id under its property's name. */
  learn(collection: string, answer: unknown): void {
    this.walk(answer, collection, 'id');
  }

  /** An id seen under one of the names, the first that is known; now and then one nobody has. */
  pick(random: DemoRandom, ...names: string[]): string {
    const list = names.map((name) => this.byName.get(name)).find((one) => one !== undefined);
    return list && random.chance(0.9) ? random.pick(list) : this.unknown(random);
  }

  /** An id seen under the property's name, or else in the list it is named after (`companyPartId`: `…/company-parts`). */
  known(random: DemoRandom, name: string, except: ReadonlySet<string> = new Set()): string | undefined {
    const list = this.byName.get(name) ?? this.byName.get(this.listNamedAfter(name) ?? '') ?? [];
    const left = list.filter((id) => !except.has(id));
    return left.length > 0 ? random.pick(left) : undefined;
  }

  /** An id nobody has; the same for the same seed. */
  unknown(random: DemoRandom): string {
    return testId(`unknown ${random.next()}`);
  }

  /** Every id seen, under whatever name. */
  all(): string[] {
    return [...this.byName.values()].flat();
  }

  versionOf(id: string): number {
    return this.versions.get(id) ?? 1;
  }

  private walk(value: unknown, collection: string, name: string): void {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, keptPerName)) this.walk(item, collection, name);
    } else if (typeof value === 'object' && value !== null) {
      this.walkRecord(value as Record<string, unknown>, collection);
    } else if (typeof value === 'string' && uuid.test(value)) {
      this.remember(name, value);
    }
  }

  private walkRecord(record: Record<string, unknown>, collection: string): void {
    const { id, version } = record;
    if (typeof id === 'string') {
      this.remember(collection, id);
      if (typeof version === 'number') this.versions.set(id, version);
    }
    for (const [name, value] of Object.entries(record)) {
      // The items of a page belong to its collection; a list inside of a record gives its own name to its records.
      const inner = name === 'items' || !Array.isArray(value) ? collection : `${name.replace(/s$/, '')}Id`;
      this.walk(value, inner, name.replace(/Ids$/, 'Id'));
    }
  }

  private listNamedAfter(name: string): string | undefined {
    const word = name.replace(/Ids?$/, '').replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
    const plural = new RegExp(`/(\\w+-)*${word.replace(/(y|s)$/, '')}(y|ies|s|ses)?$`);
    return [...this.byName.keys()].find((key) => plural.test(key));
  }

  private remember(name: string, id: string): void {
    const list = this.byName.get(name) ?? [];
    if (list.includes(id)) return;
    list.push(id);
    if (list.length > keptPerName) list.shift();
    this.byName.set(name, list);
  }
}
