import {
  entryImportFields,
  type DateOrder,
  type EntryImportColumns,
  type EntryImportField,
  type EntryImportOptions,
  type EntryImportStarted,
} from '@jahrring/contracts-time';

/** Values of the columns form: the meaning of each column of the file. */
export interface MappingDraft {
  fields: (EntryImportField | null)[];
  hasTitles: boolean;
  dateOrder: DateOrder;
  employeeId: string | null;
  projectId: string | null;
  activityId: string | null;
}

/** The form as the server has understood the file. */
export function toDraft(
  { header, hasTitles, columns, dateOrder }: EntryImportStarted,
  options: EntryImportOptions,
): MappingDraft {
  const fieldAt = new Map(entryImportFields.map((field) => [columns[field], field]));
  const { employeeId = null, projectId = null, activityId = null } = options;
  return {
    fields: header.map((_title, place) => fieldAt.get(place) ?? null),
    hasTitles,
    dateOrder,
    employeeId,
    projectId,
    activityId,
  };
}

/** Returns the options sent with the file; of two columns with one meaning the first is used. */
export function toOptions({ fields, ...rest }: MappingDraft): EntryImportOptions {
  const columns: EntryImportColumns = {};
  for (const [place, field] of fields.entries()) if (field) columns[field] ??= place;
  return { columns, ...rest };
}
