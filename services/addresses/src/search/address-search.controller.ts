import { searchAnswer, type SearchAnswer, searchQuery, type SearchQuery } from '@jahrring/contracts-common';
import { Ctx, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Get, Query, SerializeOptions } from '@nestjs/common';
import {
  addressColumns,
  type AddressEntity,
  AddressRepository,
  customerNumberKey,
  nameKey,
} from '../address';

const onlyDialled = /^[+\d\s()/.-]{4,}$/;

/** Who may not open an address reads it where it stands in the list. */
function pathOf(ctx: RequestContext, { id, name }: AddressEntity): string {
  const opens = ctx.can('tools.address.show') || ctx.can('tools.address.manage');
  return opens ? `/addresses/edit/${id}` : `/addresses?search=${encodeURIComponent(name)}`;
}

function toItem(ctx: RequestContext, address: AddressEntity) {
  const { id, name, street, houseNumber, zip, city, customerNumber } = address;
  const place = [zip, city].filter(Boolean).join(' ');
  const way = [street, houseNumber].filter(Boolean).join(' ');
  const subtitle = [customerNumber, way, place].filter(Boolean).join(', ');
  return { id, title: name, subtitle, path: pathOf(ctx, address) };
}

/** Addresses for the global search: by name, customer number or telephone. */
@ToolController('addresses', 'search')
export class AddressSearchController {
  constructor(private readonly addresses: AddressRepository) {}

  @Get()
  @RequirePermission('tools.address.index')
  @SerializeOptions({ schema: searchAnswer })
  async search(
    @Ctx() ctx: RequestContext,
    @Query({ schema: searchQuery }) { q, limit }: SearchQuery,
  ): Promise<SearchAnswer> {
    const dialled = onlyDialled.test(q) ? q.replace(/[^\d+]/g, '') : '';
    const found = await this.addresses.search(
      ctx,
      {
        text: dialled || q,
        limit,
        beginnings: [
          ['customerNumberKey', customerNumberKey(q) ?? ''],
          ['phoneKey', dialled],
          ['mobileKey', dialled],
          ['nameKey', nameKey(q)],
        ],
      },
      addressColumns,
    );
    return { items: found.map((address) => toItem(ctx, address)) };
  }
}
