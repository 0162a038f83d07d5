import { objectChanged, type DatedPrice, type ObjectKind } from '@jahrring/contracts-inventory';
import { defineReference, field, foldedColumn, whereWords, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const CHOICES = 50;

/** Our copy of an inventory object. */
const objects = defineReference(objectChanged, {
  table: 'object_refs',
  columns: {
    kind: field.text<ObjectKind>(12),
    title: field.text(150),
    articleNumber: field.text(50).nullable(),
    unit: field.text(30),
    price: field.unitPrice(),
    /** Prices from later days on; null where there are none. */
    prices: field.json<DatedPrice[]>().nullable(),
    vatRateKey: field.text(10),
    /** The only employees it is shown to, besides those who manage objects; null: everybody. */
    assignedEmployeeIds: field.json<string[]>().nullable(),
    active: field.boolean(),
    deleted: field.boolean(),
  },
  from: (event) => {
    const { kind, title, articleNumber = null, unit, price, prices = null, vatRateKey } = event;
    const { assignedEmployeeIds = null, active, deleted } = event;
    const named = { kind, title, articleNumber, unit, vatRateKey, assignedEmployeeIds };
    return { ...named, price, prices, active, deleted };
  },
});

export const ObjectRefEntity = objects.Entity;
export type ObjectRefEntity = InstanceType<typeof ObjectRefEntity>;

@Injectable()
export class ObjectRefRepository extends objects.Repository {
  /** Objects whose title or article number holds the words; for putting them on a document. */
  choices(ctx: RequestContext, search: string): Promise<ObjectRefEntity[]> {
    const query = this.query(ctx).andWhere('objectRef.deleted = :deleted AND objectRef.active = :active', {
      deleted: false,
      active: true,
    });
    const columns = ['title', 'articleNumber'].map((column) =>
      foldedColumn(`objectRef.${column}`, this.db.kind),
    );
    whereWords(query, this.db.kind, columns, search);
    return this.many(query.orderBy('objectRef.title', 'ASC').limit(CHOICES));
  }
}
