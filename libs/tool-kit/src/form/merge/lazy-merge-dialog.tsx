import { lazy, Suspense, type ReactNode } from 'react';
import type { MergeDialogProps } from './merge-dialog';

const Dialog = lazy(async () => ({ default: (await import('./merge-dialog')).MergeDialog })) as <
  D extends object,
>(
  props: MergeDialogProps<D>,
) => ReactNode;

/** The dialog of two versions of a record; its code comes when two people have met. */
export function MergeDialog<D extends object>(props: MergeDialogProps<D>) {
  return (
    <Suspense>
      <Dialog<D> {...props} />
    </Suspense>
  );
}
