/** The beginnings of numbers that a setting names, divided by commas. */
export function prefixesOf(setting: string): string[] {
  return setting.split(',').flatMap((part) => part.trim() || []);
}

/** Returns true if the account's number begins with one of the prefixes. */
export function hasPrefix(beginnings: readonly string[], account: string): boolean {
  return beginnings.some((beginning) => account.startsWith(beginning));
}
