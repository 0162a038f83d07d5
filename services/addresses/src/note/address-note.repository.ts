import {
  LicensedRepository,
  RepositoryServices,
  type ListColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { limitToAssigned } from '../address';
import { AddressNoteEntity } from './address-note.entity';

export const noteColumns: ListColumns = {
  fields: { notedOn: 'notedOn', addressId: 'addressId' },
  search: ['text'],
};

/** Notes reach as far as the addresses they are on. */
@Injectable()
export class AddressNoteRepository extends LicensedRepository<AddressNoteEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressNoteEntity, { name: 'addressNote' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<AddressNoteEntity>,
    alias: string,
  ): void {
    limitToAssigned(ctx, query, `${alias}.addressId`);
  }

  ofAddress(ctx: RequestContext, addressId: string): Promise<AddressNoteEntity[]> {
    return this.many(this.query(ctx).andWhere('addressNote.addressId = :addressId', { addressId }));
  }

  /** It stands in the history of its address. */
  protected override auditedAs({ addressId }: AddressNoteEntity): string {
    return addressId;
  }
}
