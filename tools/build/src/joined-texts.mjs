/** Both parts of every language as one, for each language's loader. Runs in the browser, as part of a tool's setup. */
export function joined(start, later) {
  const whole = (locale) => Promise.all([start[locale](), later[locale]()]).then((parts) => merge(...parts));
  return Object.fromEntries(Object.keys(start).map((locale) => [locale, () => whole(locale)]));
}

function merge(one, other) {
  const all = { ...one };
  for (const [key, value] of Object.entries(other)) all[key] = all[key] ? merge(all[key], value) : value;
  return all;
}
