/** `[rule, wide, narrow]` for each limit of `wide` that `narrow` does not keep. */
export function coversText(wide, narrow) {
  const found = [];
  const [most, least] = [wide.maxLength ?? Infinity, wide.minLength ?? 0];
  if (most < (narrow.maxLength ?? Infinity)) found.push(['maxLength', most, narrow.maxLength ?? Infinity]);
  if (least > (narrow.minLength ?? 0)) found.push(['minLength', least, narrow.minLength ?? 0]);
  const given = patternsOf(narrow);
  for (const pattern of patternsOf(wide)) {
    const kept =
      narrow.value === undefined ? given.includes(pattern) : new RegExp(pattern, 'u').test(narrow.value);
    if (!kept) found.push(['pattern', pattern, given.join(' ')]);
  }
  // A format comes with its pattern where it has one; a value given as it is was checked by that.
  const format = wide.format !== undefined && wide.format !== narrow.format && narrow.value === undefined;
  if (format && wide.pattern === undefined) found.push(['pattern', wide.format, narrow.format ?? '']);
  return found;
}

function patternsOf(schema) {
  return [schema, ...(schema.allOf ?? [])].map(({ pattern }) => pattern).filter((one) => one !== undefined);
}

export function coversNumber(wide, narrow) {
  const found = [];
  const one = limitsOf(wide);
  const two = limitsOf(narrow);
  if (one.most < two.most || (one.most === two.most && one.mostOut && !two.mostOut)) {
    found.push(['maximum', one.most, two.most]);
  }
  if (one.least > two.least || (one.least === two.least && one.leastOut && !two.leastOut)) {
    found.push(['minimum', one.least, two.least]);
  }
  const step = wide.multipleOf;
  const isWhole = step === 1 && narrow.type === 'integer';
  const isStep = (value) => value !== undefined && Number.isInteger(value / step);
  if (step !== undefined && !isWhole && !isStep(narrow.multipleOf) && !isOneValue(two, isStep)) {
    found.push(['multipleOf', step, narrow.multipleOf ?? 0]);
  }
  return found;
}

const isOneValue = ({ least, most }, isStep) => least === most && isStep(least);

/** Bounds, and whether the bound itself is out. */
function limitsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }) {
  const least = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const most = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  return { least, most, leastOut: exclusiveMinimum === least, mostOut: exclusiveMaximum === most };
}
