import type { SharedDocument } from '@jahrring/contracts-common';

/** What every part of the page works with. */
export interface SharedProps {
  document: SharedDocument;
  token: string;
  onChange: (document: SharedDocument) => void;
  /** What was looked at is no more what it is. */
  onReload: () => Promise<void>;
}
