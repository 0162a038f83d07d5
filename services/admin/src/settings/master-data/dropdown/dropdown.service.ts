import {
  adminErrors,
  dropdownChanged,
  type DropdownKey,
  dropdownKeys,
  type DropdownOption,
  type DropdownValue,
  type DropdownView,
  type SaveDropdown,
} from '@jahrring/contracts-admin';
import { AppError, Audit, Database, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { isStaff, LicenceDirectory } from '../../../identity';
import type { InstallationValue } from './dropdown.entity';
import { DropdownRepository, LicenceDropdownRepository } from './dropdown.repository';
import { DropdownUse } from './dropdown-use';
import { mergeDropdown, toInstallationValues, toLicenceValues } from './merge-dropdown';
import { shippedValues } from './shipped-values';

/** Lists that tell how the company is organised. */
const ofStaff: readonly DropdownKey[] = ['function', 'team'];

interface UsedValue {
  value: string;
  texts: Readonly<Record<string, string>>;
}

interface DropdownLists {
  items: DropdownView[];
  total: number;
}

function ofInstallation(values: readonly InstallationValue[]): DropdownValue[] {
  return mergeDropdown(values, []);
}

/** Lists of values: shipped with the product, kept by the superadmin, adapted by each licence. */
@Injectable()
export class DropdownService {
  constructor(
    private readonly db: Database,
    private readonly installation: DropdownRepository,
    private readonly licence: LicenceDropdownRepository,
    private readonly licences: LicenceDirectory,
    private readonly use: DropdownUse,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** Every list as it holds in the licence. */
  async list(ctx: RequestContext): Promise<DropdownLists> {
    const shared = new Map((await this.installation.findAll(ctx)).map((row) => [row.dropdownKey, row]));
    const own = new Map((await this.licence.findAll(ctx)).map((row) => [row.dropdownKey, row]));
    const items = dropdownKeys.map((key): DropdownView => ({
      key,
      version: own.get(key)?.version ?? 0,
      values: mergeDropdown(shared.get(key)?.entries ?? shippedValues[key], own.get(key)?.entries ?? []),
    }));
    return { items, total: items.length };
  }

  async get(ctx: RequestContext, key: DropdownKey): Promise<DropdownView> {
    const shared = await this.sharedValues(ctx, key);
    const own = await this.licence.findByKey(ctx, key);
    return { key, version: own?.version ?? 0, values: mergeDropdown(shared, own?.entries ?? []) };
  }

  /** Returns the options that pickers offer, in the caller's language. */
  async options(ctx: RequestContext, key: DropdownKey): Promise<{ items: DropdownOption[]; total: number }> {
    if (ofStaff.includes(key) && !isStaff(ctx)) return { items: [], total: 0 };
    const { values } = await this.get(ctx, key);
    const language = ctx.locale.slice(0, 2);
    const items = values.map(({ value, texts, active }) => ({
      value,
      text: texts[language] ?? texts['de'] ?? value,
      active,
    }));
    return { items, total: items.length };
  }

  /** Saves a whole list in its order. A value of one's own that somebody has cannot be left out: 409. */
  replace(ctx: RequestContext, key: DropdownKey, version: number, body: SaveDropdown): Promise<DropdownView> {
    return this.db.tx(ctx, async (ctx) => {
      const shared = await this.sharedValues(ctx, key);
      const before = await this.licence.findByKey(ctx, key);
      await this.requireUnused(ctx, key, mergeDropdown(shared, before?.entries ?? []), body);
      const entries = toLicenceValues(shared, body.values);
      const row = await this.licence.replace(ctx, before, key, version, entries);
      const values = mergeDropdown(shared, row.entries);
      await this.outbox.add(ctx, dropdownChanged, { id: row.id, key, values, deleted: false });
      return { key, version: row.version, values };
    });
  }

  /** Every list as the superadmin keeps it. */
  async listShared(ctx: RequestContext): Promise<DropdownLists> {
    const rows = new Map((await this.installation.findAll(ctx)).map((row) => [row.dropdownKey, row]));
    const items = dropdownKeys.map((key): DropdownView => ({
      key,
      version: rows.get(key)?.version ?? 0,
      values: ofInstallation(rows.get(key)?.entries ?? shippedValues[key]),
    }));
    return { items, total: items.length };
  }

  async getShared(ctx: RequestContext, key: DropdownKey): Promise<DropdownView> {
    const row = await this.installation.findByKey(ctx, key);
    return { key, version: row?.version ?? 0, values: ofInstallation(row?.entries ?? shippedValues[key]) };
  }

  /** Saves a list for the whole installation; every licence is told how it holds there now. */
  replaceShared(
    ctx: RequestContext,
    key: DropdownKey,
    version: number,
    body: SaveDropdown,
  ): Promise<DropdownView> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.installation.findByKey(ctx, key);
      const known = before?.entries ?? shippedValues[key];
      const entries = toInstallationValues(known, body.values);
      const row = await this.installation.replace(ctx, before, key, version, entries);
      await this.audit.record(ctx, {
        action: before ? 'update' : 'create',
        entity: 'installationDropdown',
        entityId: row.id,
        before: { key, entries: known },
        after: { key, entries },
      });
      await this.publishToLicences(ctx, key, row.id, entries);
      return { key, version: row.version, values: ofInstallation(entries) };
    });
  }

  /** Returns whether any record has this value. */
  isUsed(ctx: RequestContext, key: DropdownKey, { value, texts }: UsedValue): Promise<boolean> {
    return this.use.isUsed(ctx, key, [value, ...Object.values(texts)]);
  }

  private async sharedValues(ctx: RequestContext, key: DropdownKey): Promise<readonly InstallationValue[]> {
    return (await this.installation.findByKey(ctx, key))?.entries ?? shippedValues[key];
  }

  private async requireUnused(
    ctx: RequestContext,
    key: DropdownKey,
    before: readonly DropdownValue[],
    body: SaveDropdown,
  ): Promise<void> {
    const kept = new Set(body.values.map(({ value }) => value));
    const removed = before.filter(({ value, own }) => own && !kept.has(value));
    for (const one of removed) {
      if (await this.isUsed(ctx, key, one)) {
        throw new AppError(adminErrors, 'DROPDOWN_IN_USE', { value: one.texts['de'] ?? one.value });
      }
    }
  }

  private async publishToLicences(
    ctx: RequestContext,
    key: DropdownKey,
    id: string,
    shared: readonly InstallationValue[],
  ): Promise<void> {
    for (const licence of await this.licences.findAll(ctx)) {
      const own = ctx.inLicence(licence.id);
      const row = await this.licence.findByKey(own, key);
      const values = mergeDropdown(shared, row?.entries ?? []);
      await this.outbox.add(own, dropdownChanged, { id: row?.id ?? id, key, values, deleted: false });
    }
  }
}
