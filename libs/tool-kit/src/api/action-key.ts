/** A UUID (v4); `crypto.randomUUID` is missing on plain http that is not localhost. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const unsettledLimit = 50;
const unsettled = new Map<string, string>();

/**
 * The idempotency key of a POST. It belongs to the user's action, not to the attempt: as long as the outcome of an
 * action is unknown (no answer, server error), the same call sent again carries the same key.
 */
export function holdActionKey(url: string, body: unknown): { key: string; release: () => void } {
  const action = `${url}\n${typeof body === 'string' ? body : JSON.stringify(body ?? null)}`;
  const key = unsettled.get(action) ?? newUuid();
  unsettled.set(action, key);
  if (unsettled.size > unsettledLimit) {
    const oldest = unsettled.keys().next();
    if (!oldest.done) unsettled.delete(oldest.value);
  }
  return {
    key,
    release: () => {
      unsettled.delete(action);
    },
  };
}
