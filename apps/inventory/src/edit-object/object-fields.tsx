import { hasPart, type ObjectDraft } from '@jahrring/contracts-inventory';
import { ExtraFields } from '@jahrring/tool-kit';
import { useWatch } from '@jahrring/ui/form';
import { AccountFields, PeopleFields } from './account-fields';
import './edit-object.css';
import { PriceFields } from './price-fields';
import { SurchargeFields } from './surcharge-fields';
import { WhatFields, type FieldsProps } from './what-fields';

/** The fields of an object that its kind needs. */
export function ObjectFields({ exceptId }: FieldsProps) {
  const kind = useWatch<ObjectDraft, 'kind'>({ name: 'kind' });
  return (
    <>
      <WhatFields exceptId={exceptId} />
      <PriceFields />
      {hasPart(kind, 'surcharges') ? <SurchargeFields /> : null}
      <AccountFields />
      {hasPart(kind, 'assigned') ? <PeopleFields /> : null}
      <ExtraFields entity="object" />
    </>
  );
}
