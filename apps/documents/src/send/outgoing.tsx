import type { DocumentView } from '@jahrring/contracts-documents';
import { lazy, Suspense } from 'react';

const OutgoingPanels = lazy(() =>
  import('./outgoing-panels').then((module) => ({ default: module.OutgoingPanels })),
);

/** What leaves the house with a document, and what has left: electronic invoice, annexes, mails. */
export function Outgoing({ document }: { document: DocumentView }) {
  return (
    <Suspense>
      <OutgoingPanels document={document} />
    </Suspense>
  );
}
