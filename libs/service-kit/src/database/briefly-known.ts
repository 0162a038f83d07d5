/** Longest time during which another process may still use the previous value. */
const knownMilliseconds = 1_000;
const mostKept = 2_000;

/**
 * Cache of values that rules need at every request: read again after a second, and at once if this process has changed
 * the value.
 */
export class BrieflyKnown<T> {
  private readonly known = new Map<string, { value: T; until: number }>();

  async get(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.known.get(key);
    const now = performance.now();
    if (known && known.until > now) return known.value;
    const value = await read();
    if (this.known.size >= mostKept) this.known.clear();
    this.known.set(key, { value, until: now + knownMilliseconds });
    return value;
  }

  clear(): void {
    this.known.clear();
  }

  /** After it was changed, or a change was taken back. */
  forget(key: string): void {
    this.known.delete(key);
  }
}
