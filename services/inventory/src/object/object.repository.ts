import type { ListQuery } from '@jahrring/contracts-common';
import type { ObjectKind } from '@jahrring/contracts-inventory';
import { LicensedRepository, RepositoryServices, type ListColumns } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ObjectEntity } from './object.entity';

export const objectColumns: ListColumns = {
  fields: {
    kind: 'kind',
    title: 'title',
    articleNumber: 'articleNumber',
    unit: 'unit',
    price: 'price',
    active: 'active',
    nextServiceDate: 'nextServiceDate',
    nextExhaustDate: 'nextExhaustDate',
    counterReading: 'counterReading',
  },
  search: ['title', 'articleNumber'],
};

/** Every query on objects. */
@Injectable()
export class ObjectRepository extends LicensedRepository<ObjectEntity> {
  constructor(services: RepositoryServices) {
    super(services, ObjectEntity, { name: 'object' });
  }
}

/** The query limited to some kinds, whatever it asks for. */
export function ofKinds(query: ListQuery, kinds: readonly ObjectKind[]): ListQuery {
  const asked = query.filter['kind'];
  const values = asked?.kind === 'in' ? kinds.filter((kind) => asked.values.includes(kind)) : [...kinds];
  return { ...query, filter: { ...query.filter, kind: { kind: 'in', values } } };
}
