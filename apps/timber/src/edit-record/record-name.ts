/** Kind of a record, as in the names of its texts. */
export type RecordName = 'container' | 'lot' | 'origin' | 'stem';

export interface EditedRecord {
  id: string;
  title: string;
  updatedAt: string;
  deletedAt: string | null;
}

/** The form's key: once the record is deleted or restored the form starts afresh. */
export const formKey = ({ id, deletedAt }: EditedRecord): string => `${id} ${deletedAt ?? ''}`;
