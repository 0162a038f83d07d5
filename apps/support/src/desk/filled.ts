import type { DeskCaseView } from '@jahrring/contracts-support';

/** A ready answer with what it says of the case; a name it does not know stays as it is. */
export function filled(text: string, { requesterName, number, subject }: FilledFrom): string {
  const values: Readonly<Record<string, string>> = { name: requesterName, number: String(number), subject };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

type FilledFrom = Pick<DeskCaseView, 'requesterName' | 'number' | 'subject'>;
