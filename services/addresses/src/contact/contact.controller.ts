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
import { Body } from '@nestjs/common';
import { ContactService } from './contact.service';

const writers = ['tools.address.update', 'tools.address.manage'] as const;

@ToolController('addresses', 'addresses/:id/contacts')
export class ContactController {
  constructor(private readonly contacts: ContactService) {}

  @Get('', RequirePermission('tools.address.show', ...writers), contactList)
  list(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.contacts.list(ctx, addressId);
  }

  @Post('', RequirePermission(...writers), contactView)
  create(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: createContact }) body: CreateContact,
  ) {
    return this.contacts.create(ctx, addressId, body);
  }

  @Patch(':contactId', RequirePermission(...writers), contactView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('contactId') contactId: string,
    @IfMatch() version: number,
    @Body({ schema: updateContact }) body: UpdateContact,
  ) {
    return this.contacts.update(ctx, { addressId, contactId, version }, body);
  }

  @Delete(':contactId', RequirePermission(...writers))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('contactId') contactId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.contacts.remove(ctx, { addressId, contactId, version });
  }

  @Post(':contactId/restore', RequirePermission(...writers), ok(contactView))
  restore(@Ctx() ctx: RequestContext, @Id() addressId: string, @Id('contactId') contactId: string) {
    return this.contacts.restore(ctx, addressId, contactId);
  }
}
