import { unit as unitOf, vatKey as vatKeyOf } from '@jahrring/contracts-common';
import type { Unit, VatKey } from '@jahrring/contracts-common';
import { documentsErrors } from '@jahrring/contracts-documents';
import type { ObjectChoice, ObjectChoiceQuery, PositionInput } from '@jahrring/contracts-documents';
import { priceOn } from '@jahrring/contracts-inventory';
import { AppError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ObjectRefRepository } from '../reference';
import type { ObjectRefEntity } from '../reference';
import { seesPrices } from '../record';
import { TimeClient } from './time.client';

/** Data that an object gives a position. */
export interface PricedObject {
  id: string;
  title: string;
  articleNumber: string | null;
  unit: Unit;
  unitPrice: string;
  vatKey: VatKey;
}

/** Whose rates come first, and on which day. */
export interface PriceContext {
  projectId: string | null;
  day: string;
}

/** Inventory objects as positions take them: with the price after the order of rates. */
@Injectable()
export class ObjectPrices {
  constructor(
    private readonly objects: ObjectRefRepository,
    private readonly time: TimeClient,
  ) {}

  /** Objects that can be put on a document; those with assigned employees only for them and for who manages objects. */
  async choose(
    ctx: RequestContext,
    { search = '', id, projectId }: Omit<ObjectChoiceQuery, 'day'>,
    day: string,
  ): Promise<ObjectChoice[]> {
    const found = id ? await this.objects.getMany(ctx, [id]) : await this.objects.choices(ctx, search);
    const visible = found.filter((object) => isOffered(ctx, object));
    const prices = await this.pricesOf(ctx, visible, { projectId: projectId ?? null, day });
    const figures = seesPrices(ctx);
    return visible.flatMap((object) => {
      const priced = toPriced(object, prices);
      if (!priced) return [];
      return [{ ...priced, kind: object.kind, unitPrice: figures ? priced.unitPrice : null }];
    });
  }

  /** Today's prices of objects that still have one. */
  async current(
    ctx: RequestContext,
    ids: readonly string[],
    context: PriceContext,
  ): Promise<Map<string, PricedObject>> {
    const found = await this.objects.getMany(ctx, [...new Set(ids)]);
    const prices = await this.pricesOf(ctx, found, context);
    const priced = found.filter(isUsable).flatMap((object) => toPriced(object, prices) ?? []);
    return new Map(priced.map((object) => [object.id, object]));
  }

  /**
   * Fills what lines on objects leave out.
   * @throws DOCUMENT_FAULTY_OBJECTS for new lines on objects that are deleted, inactive, or lack unit or VAT
   */
  async fill(
    ctx: RequestContext,
    lines: readonly PositionInput[],
    context: PriceContext,
  ): Promise<PositionInput[]> {
    const asked = lines.filter((line) => line.objectId && (!line.id || isLacking(line)));
    if (asked.length === 0) return [...lines];
    const ids = [...new Set(asked.flatMap((line) => line.objectId ?? []))];
    const priced = await this.current(ctx, ids, context);
    const faulty = ids.filter((objectId) => !priced.has(objectId));
    if (faulty.length > 0) throw await this.faultyError(ctx, lines, faulty);
    return lines.map((line) => {
      const object = asked.includes(line) ? priced.get(line.objectId ?? '') : undefined;
      return object ? filled(line, object) : line;
    });
  }

  private async pricesOf(
    ctx: RequestContext,
    objects: readonly ObjectRefEntity[],
    { projectId, day }: PriceContext,
  ): Promise<Map<string, string>> {
    const own = objects.map((object): [string, string] => [
      object.id,
      priceOn({ price: object.price, datedPrices: object.prices ?? [] }, day),
    ]);
    const ids = objects.map(({ id }) => id);
    const ofProject =
      projectId && ids.length > 0 ? await this.time.projectPrices(ctx, projectId, day, ids) : [];
    return new Map([...own, ...ofProject]);
  }

  private async faultyError(
    ctx: RequestContext,
    lines: readonly PositionInput[],
    faulty: readonly string[],
  ): Promise<AppError> {
    const known = await this.objects.getMany(ctx, faulty);
    const titles = known.map((object) => object.title).join(', ');
    const fields = lines.flatMap((line, index) =>
      faulty.includes(line.objectId ?? '')
        ? [
            {
              field: `positions.${index}.objectId`,
              in: 'body' as const,
              code: 'exists',
              key: 'validation.exists',
            },
          ]
        : [],
    );
    const isUnknown = known.length === 0;
    const code = isUnknown ? 'DOCUMENT_OBJECT_UNKNOWN' : 'DOCUMENT_FAULTY_OBJECTS';
    return new AppError(documentsErrors, code, isUnknown ? undefined : { titles }, { fields });
  }
}

function isLacking(line: PositionInput): boolean {
  return !line.text || !line.unit || !line.unitPrice || !line.vatKey;
}

function filled(line: PositionInput, object: PricedObject): PositionInput {
  return {
    ...line,
    text: line.text || object.title,
    unit: line.unit ?? object.unit,
    unitPrice: line.unitPrice ?? object.unitPrice,
    vatKey: line.vatKey ?? object.vatKey,
    articleNumber: line.articleNumber ?? object.articleNumber,
  };
}

function isUsable(object: ObjectRefEntity): boolean {
  return object.active && !object.deleted;
}

function isOffered(ctx: RequestContext, object: ObjectRefEntity): boolean {
  const assigned = object.assignedEmployeeIds ?? [];
  const isMine = assigned.length === 0 || assigned.includes(ctx.membershipId);
  return isUsable(object) && (isMine || ctx.can('tools.settings.objects'));
}

/** Null where unit or VAT are none of ours. */
function toPriced(object: ObjectRefEntity, prices: ReadonlyMap<string, string>): PricedObject | null {
  const unit = unitOf.safeParse(object.unit);
  const vatKey = vatKeyOf.safeParse(object.vatRateKey);
  if (!unit.success || !vatKey.success) return null;
  const { id, title, articleNumber } = object;
  const unitPrice = prices.get(id) ?? object.price;
  return { id, title, articleNumber, unit: unit.data, unitPrice, vatKey: vatKey.data };
}
