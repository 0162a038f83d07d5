import {
  dropdownItem,
  type DropdownItem,
  type DropdownValue,
  type SaveDropdown,
} from '@jahrring/contracts-admin';
import type { KeptItem, KeptRecord, PartKeeper, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DropdownService } from '../../master-data';

/** Values of the licence's lists. */
@Injectable()
export class DropdownPart implements PartKeeper<DropdownItem> {
  readonly values = dropdownItem;

  constructor(private readonly dropdowns: DropdownService) {}

  async find(
    ctx: RequestContext,
    { values: { list, value } }: KeptItem<DropdownItem>,
  ): Promise<KeptRecord<DropdownItem> | null> {
    const { values } = await this.dropdowns.get(ctx, list);
    const present = values.find((one) => one.value === value);
    if (!present) return null;
    const { active } = present;
    return { values: { list, value, texts: textsOf(present), active }, deleted: false, own: false };
  }

  async write(
    ctx: RequestContext,
    { values: { list, value, texts, active } }: KeptItem<DropdownItem>,
  ): Promise<void> {
    await this.save(ctx, list, (values) => {
      const isThere = values.some((one) => one.value === value);
      const changed = values.map((one) => (one.value === value ? { value, texts, active } : one));
      return isThere ? changed : [...changed, { value, texts, active }];
    });
  }

  async remove(ctx: RequestContext, { values: { list, value } }: KeptItem<DropdownItem>): Promise<void> {
    await this.save(ctx, list, (values) => values.filter((one) => one.value !== value));
  }

  async used(ctx: RequestContext, items: readonly KeptItem<DropdownItem>[]): Promise<ReadonlySet<string>> {
    const used = new Set<string>();
    for (const { key, values } of items) {
      if (await this.dropdowns.isUsed(ctx, values.list, values)) used.add(key);
    }
    return used;
  }

  private async save(
    ctx: RequestContext,
    list: DropdownItem['list'],
    change: (values: SaveDropdown['values']) => SaveDropdown['values'],
  ): Promise<void> {
    const { version, values } = await this.dropdowns.get(ctx, list);
    const saved = values.map((one) => ({ value: one.value, texts: textsOf(one), active: one.active }));
    await this.dropdowns.replace(ctx, list, version, { values: change(saved) });
  }
}

function textsOf({ value, texts }: DropdownValue): DropdownItem['texts'] {
  return { ...texts, de: texts['de'] ?? value };
}
