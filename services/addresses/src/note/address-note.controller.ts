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
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { AddressNoteService } from './address-note.service';

const writers = ['tools.address.update', 'tools.address.manage'] as const;

@ToolController('addresses', 'addresses/:id/notes')
export class AddressNoteController {
  constructor(private readonly notes: AddressNoteService) {}

  @Get('', RequirePermission('tools.address.show', ...writers), addressNoteList)
  list(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Query({ schema: addressNoteListQuery }) query: ListQuery,
  ) {
    return this.notes.list(ctx, addressId, query);
  }

  @Post('', RequirePermission(...writers), addressNoteView)
  create(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: createAddressNote }) body: CreateAddressNote,
  ) {
    return this.notes.create(ctx, addressId, body);
  }

  @Patch(':noteId', RequirePermission(...writers), addressNoteView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('noteId') noteId: string,
    @IfMatch() version: number,
    @Body({ schema: updateAddressNote }) body: UpdateAddressNote,
  ) {
    return this.notes.update(ctx, { addressId, noteId, version }, body);
  }

  @Delete(':noteId', RequirePermission(...writers))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('noteId') noteId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.notes.remove(ctx, { addressId, noteId, version });
  }

  @Post(':noteId/restore', RequirePermission(...writers), ok(addressNoteView))
  restore(@Ctx() ctx: RequestContext, @Id() addressId: string, @Id('noteId') noteId: string) {
    return this.notes.restore(ctx, addressId, noteId);
  }
}
