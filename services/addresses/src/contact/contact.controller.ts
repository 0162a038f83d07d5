import {
  contactList,
  contactView,
  createContact,
  updateContact,
  type CreateContact,
  type UpdateContact,
} from '@jahrring/contracts-addresses';
import {
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, SerializeOptions } from '@nestjs/common';
import { ContactService } from './contact.service';

const writers = ['tools.address.update', 'tools.address.manage'] as const;

@ToolController('addresses', 'addresses/:id/contacts')
export class ContactController {
  constructor(private readonly contacts: ContactService) {}

  @Get()
  @RequirePermission('tools.address.show', ...writers)
  @SerializeOptions({ schema: contactList })
  list(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.contacts.list(ctx, addressId);
  }

  @Post()
  @RequirePermission(...writers)
  @SerializeOptions({ schema: contactView })
  create(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: createContact }) body: CreateContact,
  ) {
    return this.contacts.create(ctx, addressId, body);
  }

  @Patch(':contactId')
  @RequirePermission(...writers)
  @SerializeOptions({ schema: contactView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('contactId') contactId: string,
    @IfMatch() version: number,
    @Body({ schema: updateContact }) body: UpdateContact,
  ) {
    return this.contacts.update(ctx, { addressId, contactId, version }, body);
  }

  @Delete(':contactId')
  @HttpCode(204)
  @RequirePermission(...writers)
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('contactId') contactId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.contacts.remove(ctx, { addressId, contactId, version });
  }

  @Post(':contactId/restore')
  @HttpCode(200)
  @RequirePermission(...writers)
  @SerializeOptions({ schema: contactView })
  restore(@Ctx() ctx: RequestContext, @Id() addressId: string, @Id('contactId') contactId: string) {
    return this.contacts.restore(ctx, addressId, contactId);
  }
}
