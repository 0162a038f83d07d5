import {
  addressesErrors,
  addressNoteView,
  type AddressNoteView,
  type CreateAddressNote,
  type UpdateAddressNote,
} from '@jahrring/contracts-addresses';
import { localDateAt, type ListQuery } from '@jahrring/contracts-common';
import {
  AppError,
  Clock,
  commonError,
  Database,
  only,
  viewOf,
  withoutUndefined,
  withPresent,
  type ListResult,
  type ChildVersion,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRepository } from '../address';
import { EmployeeRefRepository } from '../reference';
import type { AddressNoteEntity } from './address-note.entity';
import { AddressNoteRepository, noteColumns } from './address-note.repository';

/** Notes on a customer: who changes addresses writes them; only the author rewrites one, or who manages addresses. */
@Injectable()
export class AddressNoteService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly notes: AddressNoteRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, addressId: string, query: ListQuery): Promise<ListResult<AddressNoteView>> {
    await this.addresses.get(ctx, addressId, { deleted: 'include' });
    const filter = { ...query.filter, addressId: { kind: 'in' as const, values: [addressId] } };
    return this.notes.listViews(ctx, { ...query, filter }, noteColumns, (found) => this.views(ctx, found));
  }

  async create(ctx: RequestContext, addressId: string, input: CreateAddressNote): Promise<AddressNoteView> {
    const { id, text, notedOn = localDateAt(this.clock.now(), ctx.timeZone) } = input;
    return this.db.tx(ctx, async (ctx) => {
      await this.addresses.get(ctx, addressId);
      const note = { ...(id ? { id } : {}), addressId, text, notedOn, authorId: ctx.membershipId || null };
      return this.view(ctx, await this.notes.insert(ctx, note));
    });
  }

  /** @throws ADDRESS_NOTE_NOT_YOURS */
  async update(
    ctx: RequestContext,
    { parentId: addressId, id: noteId, version }: ChildVersion,
    change: UpdateAddressNote,
  ) {
    return this.db.tx(ctx, async (ctx) => {
      await this.getChangeable(ctx, addressId, noteId);
      const changed = this.notes.update(ctx, noteId, version, withoutUndefined(change));
      return this.view(ctx, await withPresent(changed, (present) => this.view(ctx, present)));
    });
  }

  /** @throws ADDRESS_NOTE_NOT_YOURS */
  async remove(
    ctx: RequestContext,
    { parentId: addressId, id: noteId, version }: ChildVersion,
  ): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.getChangeable(ctx, addressId, noteId);
      await this.notes.remove(ctx, noteId, version);
    });
  }

  /** @throws ADDRESS_NOTE_NOT_YOURS */
  async restore(ctx: RequestContext, addressId: string, noteId: string): Promise<AddressNoteView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.getChangeable(ctx, addressId, noteId, 'only');
      return this.view(ctx, await this.notes.restore(ctx, noteId));
    });
  }

  private async getChangeable(ctx: RequestContext, addressId: string, noteId: string, deleted?: 'only') {
    await this.addresses.get(ctx, addressId);
    const note = await this.notes.get(ctx, noteId, deleted ? { deleted } : {});
    if (note.addressId !== addressId) throw commonError('NOT_FOUND');
    if (!mayEdit(ctx, note)) throw new AppError(addressesErrors, 'ADDRESS_NOTE_NOT_YOURS');
  }

  private async view(ctx: RequestContext, note: AddressNoteEntity): Promise<AddressNoteView> {
    return only(await this.views(ctx, [note]));
  }

  private async views(ctx: RequestContext, notes: readonly AddressNoteEntity[]): Promise<AddressNoteView[]> {
    const authors = notes.map(({ authorId }) => authorId);
    const names = await this.employees.names(ctx, authors);
    return notes.map((note) => {
      const authorName = names.get(note.authorId ?? '') ?? null;
      return viewOf(addressNoteView, note, { authorName, mayEdit: mayEdit(ctx, note) });
    });
  }
}

function mayEdit(ctx: RequestContext, { authorId }: AddressNoteEntity): boolean {
  if (ctx.can('tools.address.manage')) return true;
  return ctx.can('tools.address.update') && authorId !== null && authorId === ctx.membershipId;
}
