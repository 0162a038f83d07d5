import {
  foldText,
  searchAnswer,
  type SearchAnswer,
  searchQuery,
  type SearchQuery,
} from '@jahrring/contracts-common';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import {
  addressColumns,
  type AddressEntity,
  AddressRepository,
  customerNumberKey,
  nameKey,
} from '../address';
import { AddressNoteRepository, noteColumns } from '../note';

const excerptLength = 90;
/** So far into an excerpt the word may stand before it is cut in front. */
const lead = 60;
const onlyDialled = /^[+\d\s()/.-]{4,}$/;

function opensAddresses(ctx: RequestContext): boolean {
  return ctx.can('tools.address.show') || ctx.can('tools.address.manage');
}

/** The part of a note around the first word that was looked for. */
function excerptOf(text: string, q: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  const [word = ''] = q.split(/\s+/);
  const at = Math.max(foldText(flat).indexOf(foldText(word)), 0);
  const start = at < lead ? 0 : flat.lastIndexOf(' ', at - lead / 2) + 1;
  const cut = flat.slice(start, start + excerptLength);
  return `${start > 0 ? '… ' : ''}${cut}${start + excerptLength < flat.length ? ' …' : ''}`;
}

/** Returns the path of an address; for users who may not open it, the path of the list in which it appears. */
function pathOf(ctx: RequestContext, { id, name }: AddressEntity): string {
  return opensAddresses(ctx) ? `/addresses/edit/${id}` : `/addresses?search=${encodeURIComponent(name)}`;
}

function toItem(ctx: RequestContext, address: AddressEntity) {
  const { id, name, street, houseNumber, zip, city, customerNumber } = address;
  const place = [zip, city].filter(Boolean).join(' ');
  const way = [street, houseNumber].filter(Boolean).join(' ');
  const subtitle = [customerNumber, way, place].filter(Boolean).join(', ');
  return { id, title: name, subtitle, path: pathOf(ctx, address) };
}

/** Addresses for the global search: by name, customer number, telephone, or what was noted. */
@ToolController('addresses', 'search')
export class AddressSearchController {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly notes: AddressNoteRepository,
  ) {}

  @Get('', RequirePermission('tools.address.index'), searchAnswer)
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
    const items = found.map((address) => toItem(ctx, address));
    return { items: [...items, ...(await this.ofNotes(ctx, q, limit - items.length))] };
  }

  /** Customers whose notes hold the words, as far as places are left; for who may open them. */
  private async ofNotes(ctx: RequestContext, q: string, limit: number) {
    if (limit === 0 || !opensAddresses(ctx)) return [];
    const notes = await this.notes.search(ctx, { text: q, limit }, noteColumns);
    const ids = [...new Set(notes.map(({ addressId }) => addressId))];
    const names = new Map((await this.addresses.getMany(ctx, ids)).map(({ id, name }) => [id, name]));
    return notes.flatMap(({ id, addressId, text }) => {
      const title = names.get(addressId);
      const path = `/addresses/edit/${addressId}/notes`;
      return title === undefined ? [] : [{ id, title, subtitle: excerptOf(text, q), path }];
    });
  }
}
