import { StanfordError } from './stanford-fault';
import type { StanfordPlace } from './stanford-fault';

const ofStandard = /stanford2010/i;

/** Determines which prefix belongs to the standard, where other vendors bind prefixes of their own. */
export class StanfordNamespace {
  private readonly bindings: ReadonlyMap<string, string>[] = [];

  /**
   * Begins an element; true where it belongs to the standard. Files without any namespace count as such.
   *
   * @throws StanfordError `malformed` for a prefix that is bound nowhere
   */
  open(prefix: string, attributes: Readonly<Record<string, string>>, place: StanfordPlace): boolean {
    const around = this.bindings.at(-1) ?? new Map<string, string>();
    const own = Object.keys(attributes).filter((name) => name === 'xmlns' || name.startsWith('xmlns:'));
    const known =
      own.length === 0
        ? around
        : new Map([...around, ...own.map((name) => [name.slice(6), attributes[name] ?? ''] as const)]);
    this.bindings.push(known);
    const uri = known.get(prefix);
    if (uri === undefined && prefix !== '') throw new StanfordError('malformed', place, `${prefix}:`);
    return uri === undefined || uri === '' || ofStandard.test(uri);
  }

  close(): void {
    this.bindings.pop();
  }
}
