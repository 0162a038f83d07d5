/**
 * Describes what a request now requires that an old caller does not fulfil; wide is the new schema, narrow the old one.
 */
export function describeRequest({ rule, wide, narrow }) {
  const texts = {
    required: () => 'has to be given now',
    unknown: () => 'is refused now',
    entries: () => 'takes no other names any more',
    value: () => `does not take ${narrow} any more`,
    kind: () => `takes ${wide} now, it took ${narrow}`,
    anything: () => 'does not take everything any more',
    maxLength: () => `takes at most ${wide} characters, it took ${amount(narrow)}`,
    minLength: () => `takes at least ${wide} characters, it took ${narrow}`,
    maxItems: () => `takes at most ${wide} items, it took ${amount(narrow)}`,
    minItems: () => `takes at least ${wide} items, it took ${narrow}`,
    maximum: () => `takes at most ${wide}, it took ${amount(narrow)}`,
    minimum: () => `takes at least ${wide}, it took ${amount(narrow)}`,
    multipleOf: () => `takes multiples of ${wide} only`,
    pattern: () => `has to look like ${wide} now`,
  };
  return texts[rule]();
}

/**
 * Describes what a response may now contain that an old reader does not expect; wide is the old schema, narrow the new
 * one.
 */
export function describeAnswer({ rule, wide, narrow }) {
  const texts = {
    required: () => 'may be missing now',
    unknown: () => 'is not expected',
    entries: () => 'may hold other names now',
    value: () => `may be ${narrow} now, it was ${wide}`,
    kind: () => `is ${narrow} now, it was ${wide}`,
    anything: () => 'may be anything now',
    maxLength: () => `may have ${amount(narrow)} characters now, it had at most ${wide}`,
    minLength: () => `may have ${narrow} characters now, it had at least ${wide}`,
    maxItems: () => `may have ${amount(narrow)} items now, it had at most ${wide}`,
    minItems: () => `may have ${narrow} items now, it had at least ${wide}`,
    maximum: () => `may be ${amount(narrow)} now, it was at most ${wide}`,
    minimum: () => `may be ${amount(narrow)} now, it was at least ${wide}`,
    multipleOf: () => `was a multiple of ${wide}`,
    pattern: () => `does not always look like ${wide} any more`,
  };
  return texts[rule]();
}

const amount = (limit) => (Number.isFinite(limit) ? limit : 'any number of');
