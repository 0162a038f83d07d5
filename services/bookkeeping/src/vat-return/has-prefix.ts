/** The beginnings of numbers that a setting names, divided by commas. */
export function prefixesOf(setting: string): string[] {
  return setting.split(',').flatMap((part) => part.trim() || []);
}

/** Whether one of the beginnings is that of the account's number. */
export function hasPrefix(beginnings: readonly string[], account: string): boolean {
  return beginnings.some((beginning) => account.startsWith(beginning));
}
