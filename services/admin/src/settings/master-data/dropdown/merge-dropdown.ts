import type { DropdownTexts, DropdownValue, SaveDropdown } from '@jahrring/contracts-admin';
import type { InstallationValue, LicenceValue } from './dropdown.entity';

type SavedValue = SaveDropdown['values'][number];

/** Texts without the empty ones. */
export function filledTexts(texts: Record<string, string | undefined>): DropdownTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as DropdownTexts;
}

function sameTexts(one: Record<string, string>, two: Record<string, string>): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...keys].every((key) => one[key] === two[key]);
}

/**
 * The list that holds in a licence: its own order first, then what the installation has added since. A value the
 * installation has switched off is off; its words come from the licence where that has some of its own.
 */
export function mergeDropdown(
  installation: readonly InstallationValue[],
  licence: readonly LicenceValue[],
): DropdownValue[] {
  const shared = new Map(installation.map((entry) => [entry.value, entry]));
  const listed = licence.flatMap((entry): DropdownValue[] => {
    const base = shared.get(entry.value);
    const texts = entry.texts ?? base?.texts;
    if (!texts) return [];
    const active = entry.active && (base?.active ?? true);
    return [{ value: entry.value, texts: filledTexts(texts), active, own: base === undefined }];
  });
  const known = new Set(licence.map(({ value }) => value));
  const added = installation
    .filter(({ value }) => !known.has(value))
    .map(({ value, texts, active }) => ({ value, texts: filledTexts(texts), active, own: false }));
  return [...listed, ...added];
}

/**
 * Returns the part of a saved list that a licence stores. A value of the installation that was left out stays, switched
 * off: it can be hidden, not deleted. Texts equal to the installation's are not stored, so that its corrections arrive.
 */
export function toLicenceValues(
  installation: readonly InstallationValue[],
  saved: readonly SavedValue[],
): LicenceValue[] {
  const shared = new Map(installation.map((entry) => [entry.value, entry]));
  const kept = saved.map(({ value, texts, active }): LicenceValue => {
    const own = filledTexts(texts);
    const base = shared.get(value);
    return { value, texts: base && sameTexts(filledTexts(base.texts), own) ? null : own, active };
  });
  const given = new Set(saved.map(({ value }) => value));
  const hidden = installation
    .filter(({ value }) => !given.has(value))
    .map(({ value }): LicenceValue => ({ value, texts: null, active: false }));
  return [...kept, ...hidden];
}

/**
 * Returns the part of a saved list that the installation stores: a value that was left out stays, switched off, since
 * records of any licence may have it.
 */
export function toInstallationValues(
  before: readonly InstallationValue[],
  saved: readonly SavedValue[],
): InstallationValue[] {
  const kept = saved.map(({ value, texts, active }) => ({ value, texts: filledTexts(texts), active }));
  const given = new Set(saved.map(({ value }) => value));
  const removed = before.filter(({ value }) => !given.has(value));
  return [...kept, ...removed.map((entry) => ({ ...entry, active: false }))];
}
