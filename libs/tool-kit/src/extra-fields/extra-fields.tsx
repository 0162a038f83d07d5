import type { ExtraEntity } from '@jahrring/contracts-common';
import { lazy, Suspense } from 'react';
import { useExtraFields } from './use-extra-fields';

// Most licences have none: the controls come with the first form that needs them.
const ExtraControls = lazy(async () => ({ default: (await import('./extra-controls')).ExtraControls }));

export interface ExtraFieldsProps {
  entity: ExtraEntity;
}

/** The licence's own fields, inside the form of a record; nothing where there are none. */
export function ExtraFields({ entity }: ExtraFieldsProps) {
  const fields = useExtraFields(entity);
  if (fields.length === 0) return null;
  return (
    <Suspense>
      <ExtraControls fields={fields} />
    </Suspense>
  );
}
