/** Colour family of a status pill. */
export type StatusTone = 'neutral' | 'info' | 'active' | 'success' | 'warning' | 'danger' | 'muted';

/** A status of a project or a document: its four-letter code, its text and where it may go. */
export interface StatusDefinition<C extends string = string> {
  readonly code: C;
  /** i18n key. */
  readonly key: string;
  readonly tone: StatusTone;
  /** Transitions a person may make. */
  readonly next: readonly C[];
  /** Transitions that follow from bills and payments and are never made by hand. */
  readonly derived?: readonly C[];
}
