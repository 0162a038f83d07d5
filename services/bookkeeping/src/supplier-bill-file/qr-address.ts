import type { BillParty, QrFault, QrFaultCode } from './supplier-bill-file.types';

export const addressLines = 7;

/** Characters a line of an address holds at most (SIX guidelines 2.3, 4.2.2), from the name on. */
const structuredLimits = [70, 70, 16, 16, 35] as const;
const combinedLimits = [70, 70, 70, 0, 0] as const;
/** Lines that must say something, the name being 1. */
const structuredRequired = [1, 4, 5];
const combinedRequired = [1, 3];

/** Returns the faults in the seven lines of an address, the first of which is line `first` of the code. */
export function checkQrAddress(lines: readonly string[], first: number): QrFault[] {
  const [kind = '', ...texts] = lines;
  const fault = (code: QrFaultCode, offset: number): QrFault => ({ code, line: first + offset });
  if (kind !== 'S' && kind !== 'K') return [fault('addressType', 0)];
  const limits = kind === 'S' ? structuredLimits : combinedLimits;
  const required = kind === 'S' ? structuredRequired : combinedRequired;
  const faults = limits.flatMap((limit, index) => {
    const text = texts[index] ?? '';
    if (text.trim() === '' && required.includes(index + 1)) return [fault('required', index + 1)];
    return [...text].length > limit ? [fault('length', index + 1)] : [];
  });
  return /^[A-Z]{2}$/.test(texts[5] ?? '') ? faults : [...faults, fault('country', 6)];
}

/** The party of seven checked lines, structured (S) or combined (K). */
export function readQrAddress(lines: readonly string[]): BillParty {
  const [kind, name = '', second = '', third = '', fourth = '', fifth = '', country = ''] = lines;
  const party = { name: name.trim(), street: filled(second), country };
  if (kind === 'S') {
    return { ...party, buildingNumber: filled(third), zip: filled(fourth), city: fifth.trim() };
  }
  // Only a postcode holds digits in the line of the town.
  const [, zip = null, city = third] = /^\s*(\S*\d\S*)\s+(\S.*)$/.exec(third) ?? [];
  return { ...party, buildingNumber: null, zip, city: city.trim() };
}

function filled(text: string): string | null {
  return text.trim() || null;
}
