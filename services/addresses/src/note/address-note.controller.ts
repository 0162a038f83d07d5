import {
  addressNoteList,
  addressNoteListQuery,
  addressNoteView,
  createAddressNote,
  updateAddressNote,
  type CreateAddressNote,
  type UpdateAddressNote,
} from '@jahrring/contracts-addresses';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { AddressNoteService } from './address-note.service';

const writers = ['tools.address.update', 'tools.address.manage'] as const;

@ToolController('addresses', 'addresses/:id/notes')
export class AddressNoteController {
  constructor(private readonly notes: AddressNoteService) {}

  @Get()
  @RequirePermission('tools.address.show', ...writers)
  @SerializeOptions({ schema: addressNoteList })
  list(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Query({ schema: addressNoteListQuery }) query: ListQuery,
  ) {
    return this.notes.list(ctx, addressId, query);
  }

  @Post()
  @RequirePermission(...writers)
  @SerializeOptions({ schema: addressNoteView })
  create(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: createAddressNote }) body: CreateAddressNote,
  ) {
    return this.notes.create(ctx, addressId, body);
  }

  @Patch(':noteId')
  @RequirePermission(...writers)
  @SerializeOptions({ schema: addressNoteView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('noteId') noteId: string,
    @IfMatch() version: number,
    @Body({ schema: updateAddressNote }) body: UpdateAddressNote,
  ) {
    return this.notes.update(ctx, { addressId, noteId, version }, body);
  }

  @Delete(':noteId')
  @HttpCode(204)
  @RequirePermission(...writers)
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('noteId') noteId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.notes.remove(ctx, { addressId, noteId, version });
  }

  @Post(':noteId/restore')
  @HttpCode(200)
  @RequirePermission(...writers)
  @SerializeOptions({ schema: addressNoteView })
  restore(@Ctx() ctx: RequestContext, @Id() addressId: string, @Id('noteId') noteId: string) {
    return this.notes.restore(ctx, addressId, noteId);
  }
}
