import type { CreatableType } from '@jahrring/contracts-documents';

/** Sources of a new document. */
export const ways = ['entries', 'blank', 'objects', 'document'] as const;
export type Way = (typeof ways)[number];

/** Types without lines that have a price. */
const plainTypes: readonly CreatableType[] = ['letter', 'project_sheet'];

/** The ways there are, the likeliest first: a bill of a project is made of its entries. */
export function waysOf({ type, projectId }: { type: CreatableType; projectId: string | null }): Way[] {
  if (plainTypes.includes(type)) return ['blank', 'document'];
  if (projectId === null) return ['blank', 'objects', 'document'];
  const rest: Way[] = ['blank', 'objects', 'document'];
  return type === 'bill' || type === 'delivery_note' ? ['entries', ...rest] : [...rest, 'entries'];
}
