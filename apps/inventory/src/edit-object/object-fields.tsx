import { hasPart, type ObjectDraft } from '@jahrring/contracts-inventory';
import { ExtraFields } from '@jahrring/tool-kit';
import { useWatch } from '@jahrring/ui/form';
import { AccountFields, PeopleFields } from './account-fields';
import './edit-object.css';
import { PriceFields } from './price-fields';
import { SurchargeFields } from './surcharge-fields';
import { WhatFields, type FieldsProps } from './what-fields';

/** The fields of an object that its kind needs. */
export function ObjectFields({ readOnly, exceptId }: FieldsProps & { exceptId?: string | undefined }) {
  const kind = useWatch<ObjectDraft, 'kind'>({ name: 'kind' });
  return (
    <>
      <WhatFields readOnly={readOnly} exceptId={exceptId} />
      <PriceFields readOnly={readOnly} />
      {hasPart(kind, 'surcharges') ? <SurchargeFields readOnly={readOnly} /> : null}
      <AccountFields readOnly={readOnly} />
      {hasPart(kind, 'assigned') ? <PeopleFields readOnly={readOnly} /> : null}
      <ExtraFields entity="object" readOnly={readOnly} />
    </>
  );
}
