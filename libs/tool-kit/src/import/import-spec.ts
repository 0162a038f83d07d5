import type {
  ImportRowBase,
  ImportSettingsBase,
  ImportView,
  ImportWordView,
} from '@jahrring/contracts-common/imports';
import type { EntityItem } from '@jahrring/ui/form';
import type { ComponentType, ReactNode } from 'react';
import type { ZodType } from 'zod';

/** Texts of the wizard in the words of its tool. */
export interface ImportTexts {
  /** Of the page: "Adressen importieren". */
  title: string;
  /** Of the field that takes the file, and below it. */
  drop: string;
  dropText: string;
  /** "2 Adressen übernehmen" */
  commit: (count: number) => string;
  /** "2 Adressen wurden seither geändert und sind geblieben." */
  kept: (count: number) => string;
  /** "Zu den Adressen" */
  toList: string;
}

/** Words of files that mean records of the tool. */
export interface ImportWordsSpec {
  /** Of the records a word may mean: "Person". */
  kindName: (kind: string) => string;
  /** Field for the record that a word means; `made`: one that was made here for it. */
  Meaning: ComponentType<{
    name: string;
    label: string;
    view: ImportWordView;
    made?: EntityItem | undefined;
  }>;
  /** True where the person may make the record that a word names. */
  mayCreate?: (kind: string) => boolean;
  CreateDialog?: ComponentType<{
    kind: string;
    /** Title in the file. */
    title: string;
    onMade: (item: EntityItem) => void;
    onClose: () => void;
  }>;
  /** Shown below the words. */
  hint?: (words: readonly ImportWordView[]) => ReactNode;
}

/** Definition of a tool's import; the wizard provides the steps. */
export interface ImportSpec<S extends ImportSettingsBase = ImportSettingsBase> {
  /** Of the endpoints: `/api/addresses/imports`. */
  url: string;
  /** Of the page itself: `/addresses/import`. */
  page: string;
  /** Path of the list of the imported records. */
  list: string;
  /** One of them is enough. */
  permission: string | readonly string[];
  /** Kinds of files, as a file field takes them. */
  accept: string;
  maxBytes: number;
  /** Sent with the file, where its format alone does not tell enough. */
  uploadFields?: Readonly<Record<string, string>>;
  schema: ZodType<S, Record<string, unknown>>;
  /** Fields that a column can be assigned to; none where the format is fixed. */
  fields: readonly { value: S['mapping'][number] & string; label: string }[];
  /** Name of a field in the changes of a row. */
  fieldName: (field: string) => string;
  /** Words of a value that is a key (default: the value itself). */
  valueName?: (field: string, value: string) => string;
  /** Shown where columns are missing that a new record needs. */
  missing?: (settings: Pick<S, 'mapping'> & Partial<S>) => string | null;
  /** More that can be said of a file: fields of the same form. */
  more?: { title: string; fields: ReactNode };
  /** More that the dry run has found, above the rows. */
  found?: (run: ImportView) => ReactNode;
  words?: ImportWordsSpec;
  /** The tool's own lines on an import in the list, beside its file and its time. */
  past?: (run: ImportView) => string[];
  /** Called where records were written or taken back. */
  onWritten?: () => void;
  /** Returns title and detail of a row. */
  rowName: (row: ImportRowBase) => { title: string; detail: string };
  texts: ImportTexts;
}
