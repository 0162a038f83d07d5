import { objectChanged } from '@jahrring/contracts-inventory';
import { defineReference, field } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an inventory object: what was used on a project. */
const objects = defineReference(objectChanged, {
  table: 'object_refs',
  columns: { title: field.text(150), kind: field.text(20), unit: field.text(30), deleted: field.boolean() },
  from: ({ title, kind, unit, deleted }) => ({ title, kind, unit, deleted }),
});

export const ObjectRefEntity = objects.Entity;
export type ObjectRefEntity = InstanceType<typeof ObjectRefEntity>;

@Injectable()
export class ObjectRefRepository extends objects.Repository {}
