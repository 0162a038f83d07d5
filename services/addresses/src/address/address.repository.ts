import type { MatchKey, TownQuery } from '@jahrring/contracts-addresses';
import {
  execute,
  fieldErrorOf,
  indexName,
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
  type ExtraRecord,
  type ListColumns,
  type NewRecord,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { AddressEntity } from './address.entity';
import { limitToAssigned } from './address.scope';
import { seesPrices } from '../open-amount';
import { customerNumberKey, nameKey } from './name-key';
import { dialledForms } from './phone-number';

/** Nothing is open where there never was a bill. */
const openAmountOf =
  'CAST(COALESCE((SELECT open.amount FROM open_amounts open WHERE open.id = address.id), 0) AS DECIMAL(14, 2))';

export const addressColumns: ListColumns = {
  fields: {
    name: 'name',
    kind: 'kind',
    street: 'street',
    zip: 'zip',
    city: 'city',
    country: 'country',
    language: 'language',
    customerNumber: 'customerNumber',
    email: 'email',
    external: 'external',
    openAmount: { sql: openAmountOf, kind: 'other', seenBy: seesPrices },
    updatedAt: 'updatedAt',
  },
  search: [
    'name',
    'supplement',
    'street',
    'zip',
    'city',
    'customerNumber',
    'email',
    'phone',
    'phoneKey',
    'mobile',
    'mobileKey',
    'vatNumber',
    'extraSearch',
  ],
};

type DerivedKeys = 'nameKey' | 'customerNumberKey' | 'phoneKey' | 'mobileKey';
export type NewAddress = Omit<NewRecord<AddressEntity>, DerivedKeys | keyof ExtraRecord> &
  Partial<ExtraRecord>;
export type AddressPatch = Omit<RecordPatch<AddressEntity>, DerivedKeys>;

const customerNumberIndex = {
  index: indexName('addresses', ['licence_id', 'customer_number_key'], true),
  column: 'customer_number_key',
};
const candidateLimit = 500;

/** By what candidates are found; any of them will do. */
export interface Candidates {
  /** First letters of words of the name, as `nameKey` writes them. */
  beginnings: readonly string[];
  numbers: readonly string[];
  email: string | null;
  vatNumber: string | null;
  exceptId: string | undefined;
}

/** Every query on addresses; each is limited to the licence and to what the caller may see. */
@Injectable()
export class AddressRepository extends LicensedRepository<AddressEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressEntity, { name: 'address' });
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<AddressEntity>,
    alias: string,
  ): void {
    limitToAssigned(ctx, query, `${alias}.id`);
  }

  /** Writes new addresses; 422 on the customer number if another address bears it. */
  async create(ctx: RequestContext, addresses: readonly NewAddress[]): Promise<AddressEntity[]> {
    const records = addresses.map((address) => ({
      ...address,
      nameKey: nameKey(address.name),
      customerNumberKey: customerNumberKey(address.customerNumber),
      phoneKey: dialledForms(address.phone),
      mobileKey: dialledForms(address.mobile),
      extra: address.extra ?? null,
      extraSearch: address.extraSearch ?? null,
    }));
    return refuseTakenNumber(() => this.insertMany(ctx, records));
  }

  /** Changes the version the caller has seen; 422 on the customer number if another address bears it. */
  async change(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: AddressPatch,
  ): Promise<AddressEntity> {
    return refuseTakenNumber(() => this.update(ctx, id, version, withDerivedKeys(patch)));
  }

  /** Deletes it and gives its customer number free. */
  override async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await super.remove(ctx, id, version);
    await this.setCustomerNumberKey(ctx, id, null);
  }

  /** Brings it back; 422 if its customer number has been given to another address since. */
  override async restore(ctx: RequestContext, id: string): Promise<AddressEntity> {
    const address = await super.restore(ctx, id);
    await refuseTakenNumber(() =>
      this.setCustomerNumberKey(ctx, id, customerNumberKey(address.customerNumber)),
    );
    return address;
  }

  /** Keeps what belongs to an address from being changed by anybody else until the transaction ends. */
  async lock(ctx: RequestContext, id: string): Promise<void> {
    if (this.db.kind !== 'mysql') return;
    const query = 'SELECT id FROM addresses WHERE id = ? AND licence_id = ? FOR UPDATE';
    await execute(this.db.writing(ctx), query, [id, ctx.licenceId]);
  }

  /** The address, locked. */
  async lockForUpdate(ctx: RequestContext, id: string): Promise<AddressEntity> {
    await this.lock(ctx, id);
    return this.get(ctx, id);
  }

  /** The town that most addresses with the postcode name; null where none has it. */
  async findTown(ctx: RequestContext, { zip, country }: TownQuery): Promise<string | null> {
    const found = await this.query(ctx)
      .select('address.city', 'city')
      .andWhere('address.zip = :zip AND address.country = :country', { zip, country })
      .groupBy('address.city')
      .orderBy('COUNT(*)', 'DESC')
      .addOrderBy('address.city', 'ASC')
      .limit(1)
      .getRawOne<{ city: string }>();
    return found?.city ?? null;
  }

  /** Addresses that may be the same as one being written; to be compared with it. */
  async findCandidates(ctx: RequestContext, wanted: Candidates): Promise<AddressEntity[]> {
    const { beginnings, numbers, email, vatNumber, exceptId } = wanted;
    const query = this.query(ctx);
    if (exceptId) query.andWhere('address.id <> :exceptId', { exceptId });
    const either = new Brackets((any) => {
      any.where('1 = 0');
      for (const [at, start] of beginnings.entries()) {
        any.orWhere(`address.nameKey LIKE :start${at}`, { [`start${at}`]: `${start}%` });
        any.orWhere(`address.nameKey LIKE :within${at}`, { [`within${at}`]: `% ${start}%` });
      }
      if (numbers.length > 0) {
        any.orWhere('address.phone IN (:...numbers)', { numbers });
        any.orWhere('address.mobile IN (:...numbers)', { numbers });
      }
      if (email) any.orWhere('address.email = :email', { email });
      if (vatNumber) any.orWhere('address.vatNumber = :vatNumber', { vatNumber });
    });
    return this.many(query.andWhere(either).orderBy('address.id').limit(candidateLimit));
  }

  /** Addresses that bear the number (without its addition), the e-mail or the name. */
  async findSame(
    ctx: RequestContext,
    wanted: { vatNumber: string | null; email: string | null; nameKey: string },
  ): Promise<AddressEntity[]> {
    const { vatNumber, email, nameKey: key } = wanted;
    const either = new Brackets((any) => {
      any.where('address.nameKey = :key', { key });
      if (email) any.orWhere('LOWER(address.email) = :email', { email });
      if (vatNumber) any.orWhere('address.vatNumber LIKE :vatNumber', { vatNumber: `${vatNumber}%` });
    });
    return this.many(this.query(ctx).andWhere(either).orderBy('address.id').limit(candidateLimit));
  }

  /** The addresses that bear one of the match keys of an import; see `matchValue`. */
  async findByMatchKey(
    ctx: RequestContext,
    key: MatchKey,
    values: readonly string[],
  ): Promise<AddressEntity[]> {
    if (key === 'none' || values.length === 0) return [];
    const query = this.query(ctx);
    if (key === 'customerNumber') query.andWhere('address.customerNumberKey IN (:...values)', { values });
    else if (key === 'email') query.andWhere('address.email IN (:...values)', { values });
    else {
      const names = values.map((value) => value.slice(value.indexOf('|') + 1));
      query.andWhere('address.nameKey IN (:...names)', { names });
    }
    return this.many(query);
  }

  private async setCustomerNumberKey(ctx: RequestContext, id: string, key: string | null): Promise<void> {
    await this.db
      .writing(ctx)
      .createQueryBuilder()
      .update(AddressEntity)
      .set({ customerNumberKey: key })
      .where('id = :id AND licence_id = :licenceId', { id, licenceId: ctx.licenceId })
      .execute();
  }
}

/** The keys of those fields that change. */
function withDerivedKeys(patch: AddressPatch): RecordPatch<AddressEntity> {
  const { name, customerNumber, phone, mobile } = patch;
  return {
    ...patch,
    ...(name === undefined ? {} : { nameKey: nameKey(name) }),
    ...(customerNumber === undefined ? {} : { customerNumberKey: customerNumberKey(customerNumber) }),
    ...(phone === undefined ? {} : { phoneKey: dialledForms(phone) }),
    ...(mobile === undefined ? {} : { mobileKey: dialledForms(mobile) }),
  };
}

async function refuseTakenNumber<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, customerNumberIndex)) throw fieldErrorOf('customerNumber', 'unique');
    throw error;
  }
}
