import type { SharedDocument } from '@jahrring/contracts-common';

/** Props of every part of the page. */
export interface SharedProps {
  document: SharedDocument;
  token: string;
  onChange: (document: SharedDocument) => void;
  /** Called if the shown document is not the current one any more. */
  onReload: () => Promise<void>;
}
