import type { FieldProps } from './use-field';

export interface EntityItem {
  id: string;
  label: string;
  /** A second line: town, number, unit. */
  description?: string;
  disabled?: boolean;
}

export interface EntityPickerProps extends FieldProps {
  /** Asks the server; `''` is the first look. The signal is aborted when the answer is no longer wanted. */
  onSearch: (query: string, signal: AbortSignal) => Promise<readonly EntityItem[]>;
  /** Names what the form holds already: one item, or several with `multiple`. */
  selected?: EntityItem | readonly EntityItem[] | null | undefined;
  /** The value is then a list of ids. */
  multiple?: boolean;
  /** Offers to make a new one from what is typed; answers it, or null when given up. */
  onCreate?: (text: string) => Promise<EntityItem | null>;
  onChosen?: (item: EntityItem | null) => void;
  clearable?: boolean;
  /** Value for no choice; default `null`. */
  emptyValue?: null | '';
}
