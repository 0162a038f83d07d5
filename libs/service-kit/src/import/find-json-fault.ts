type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

const blank = /[ \t\r\n]*/y;
// Without nested choices, so that a text of megabytes needs no deep stack.
const texts = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const scalars = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|true(?!\w)|false(?!\w)|null(?!\w)/y;

/** Returns the offset at which a text stops being JSON, which the runtime does not always say; its length where it ends too early. */
export function findJsonFault(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const after = () => (open.length === 0 ? 'nothing' : 'commaOrEnd') satisfies Expected;
  const passed = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at += found?.[0].length ?? 0;
    return found !== null;
  };
  for (passed(blank); at < text.length; passed(blank)) {
    const sign = text[at] ?? '';
    if (expected === 'nothing') return at;
    if (expected.endsWith('OrEnd') && sign === (open.at(-1) === '{' ? '}' : ']')) {
      open.pop();
      at += 1;
      expected = after();
    } else if (expected === 'commaOrEnd') {
      if (sign !== ',') return at;
      at += 1;
      expected = open.at(-1) === '{' ? 'key' : 'value';
    } else if (expected === 'colon') {
      if (sign !== ':') return at;
      at += 1;
      expected = 'value';
    } else if (expected === 'key' || expected === 'keyOrEnd') {
      if (!passed(texts)) return isUnfinished(text, at) ? text.length : at;
      expected = 'colon';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      at += 1;
      expected = sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
    } else {
      if (!passed(texts) && !passed(scalars)) return isUnfinished(text, at) ? text.length : at;
      expected = after();
    }
  }
  return text.length;
}

const openText = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{0,4})?[^"\\\u0000-\u001f]*)*$/y;
const openNumber = /^-?\d*\.?\d*(?:[eE][+-]?\d*)?$/;
const longestScalar = 40;

/** A text, number or word that begins here and is cut off by the end of the file. */
function isUnfinished(text: string, at: number): boolean {
  openText.lastIndex = at;
  if (openText.test(text)) return true;
  const rest = text.slice(at, at + longestScalar);
  if (at + rest.length < text.length) return false;
  return openNumber.test(rest) || ['true', 'false', 'null'].some((word) => word.startsWith(rest));
}
