import { randomInt } from 'node:crypto';
import {
  extraFieldReaders,
  type ExtraFieldSet,
  type ExtraFieldSets,
  type SaveExtraFields,
} from '@jahrring/contracts-admin';
import { extraEntities, extraFieldsChanged } from '@jahrring/contracts-common';
import {
  Clock,
  commonError,
  Database,
  ExtraFields,
  Outbox,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { ExtraFieldDefinitionsEntity } from './extra-field-definitions.entity';
import { ExtraFieldDefinitionsRepository } from './extra-field-definitions.repository';
import { mergeFields } from './merge-fields';

const keyLength = 6;

/** The fields a licence adds to its records. Every save is one transaction with its audit entry and its event. */
@Injectable()
export class ExtraFieldService {
  constructor(
    private readonly db: Database,
    private readonly definitions: ExtraFieldDefinitionsRepository,
    private readonly copies: ExtraFields,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The fields of every entity whose records the caller sees, those that are no longer active as well. */
  async list(ctx: RequestContext): Promise<ExtraFieldSets> {
    const known = await this.definitions.findAll(ctx);
    return {
      items: extraEntities.map((entity) => {
        const set = known.find((one) => one.entity === entity);
        const view = set ? toView(set) : { entity, version: 0, fields: [] };
        return ctx.grade(...extraFieldReaders[entity]) ? view : { ...view, fields: [] };
      }),
    };
  }

  async replace(ctx: RequestContext, version: number, input: SaveExtraFields): Promise<ExtraFieldSet> {
    return this.db.tx(ctx, async (ctx) => {
      const { entity } = input;
      const present = await this.definitions.findOf(ctx, entity);
      // A field that somebody else has added must not look like a mistake of this user.
      if ((present?.version ?? 0) !== version) {
        const current = present ? toView(present) : { entity, version: 0, fields: [] };
        throw commonError('VERSION_MISMATCH', undefined, { current });
      }
      const fields = mergeFields({ entity, present: present?.fields ?? [], sent: input.fields, newKey });
      const saved = await this.definitions.replace(ctx, entity, version, fields);
      await this.outbox.add(ctx, extraFieldsChanged, { entity, fields });
      // Our own employees need them at once; the others hear the event.
      await this.copies.upsert(ctx, { entity, fields }, this.clock.now());
      return toView(saved);
    });
  }
}

function toView({ entity, version, fields }: ExtraFieldDefinitionsEntity): ExtraFieldSet {
  return { entity, version, fields };
}

function newKey(): string {
  return Array.from({ length: keyLength }, () => randomInt(36).toString(36)).join('');
}
