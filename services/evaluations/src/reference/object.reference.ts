import type { ExtraValues } from '@jahrring/contracts-common';
import { objectChanged, type ObjectKind } from '@jahrring/contracts-inventory';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an inventory object: what work is done as, a machine, an article. */
const objects = defineReference(objectChanged, {
  table: 'activity_refs',
  columns: {
    title: field.text(150),
    /** Null until a resync has told it. */
    kind: field.text<ObjectKind>(20).nullable(),
    rateCategoryId: field.uuid().nullable(),
    /** Values of the licence's own fields, by key. */
    extra: field.json<ExtraValues>().nullable(),
  },
  from: ({ title, kind, rateCategoryId = null, extra = null }) => ({ title, kind, rateCategoryId, extra }),
});

export const ObjectRefEntity = objects.Entity;
export type ObjectRefEntity = InstanceType<typeof ObjectRefEntity>;

@Injectable()
export class ObjectRefRepository extends objects.Repository {
  all(ctx: RequestContext): Promise<ObjectRefEntity[]> {
    return this.many(this.query(ctx));
  }
}
