import { fileWordKinds, type UnknownWord } from '@jahrring/contracts-timber';
import type { ApiProblem } from '@jahrring/tool-kit';

/** A mill's file that is not read yet, and why. */
export interface RefusedMillFile {
  file: File;
  problem: ApiProblem;
}

const codes = ['MILL_FILE_COLUMNS', 'MILL_FILE_UNMAPPED', 'MILL_FILE_UNREADABLE'];

/** Returns whether a person can solve the problem: by naming columns and words, or by mending listed faults. */
export function asksOf({ code, fields = [] }: ApiProblem): boolean {
  return codes.includes(code) && (code !== 'MILL_FILE_UNREADABLE' || fields.length > 1);
}

/** Names that a refusal tells of a kind. */
export function namesOf({ fields = [] }: ApiProblem, field: string): string[] {
  return fields.flatMap((one) => (one.field === field ? [String(one.params?.['name'] ?? '')] : []));
}

export function unknownOf(problem: ApiProblem): UnknownWord[] {
  return fileWordKinds
    .filter((kind) => kind !== 'column')
    .flatMap((kind) => namesOf(problem, kind).map((name) => ({ kind, name })));
}
