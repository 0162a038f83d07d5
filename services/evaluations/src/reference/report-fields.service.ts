import { extraFieldReaders } from '@jahrring/contracts-admin';
import { extraTitleIn, extraValueText, type ExtraEntity, type ExtraField } from '@jahrring/contracts-common';
import {
  extraOwnerOf,
  extraOwners,
  hasDimension,
  isExtraDimension,
  type ExtraDimension,
  type ExtraOwner,
  type FactSource,
  type ReportFields,
} from '@jahrring/contracts-evaluations';
import { ExtraFields, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { serviceTexts } from '../i18n';

const entityOf: Readonly<Record<ExtraOwner, ExtraEntity>> = {
  ...{ project: 'project', customer: 'address', object: 'object' },
};

/** A field as a report names it. */
export interface ReportField {
  title: string;
  /** Returns the name of a value: of a choice its title. */
  nameOf: (value: string) => string;
}

/** The licence's own fields that figures are told apart by, as far as the reader may see such records. */
@Injectable()
export class ReportFieldsService {
  constructor(private readonly extraFields: ExtraFields) {}

  /** Those of a source, in the order of their records. */
  async list(ctx: RequestContext, source: FactSource): Promise<ReportFields['items']> {
    const fields = await this.of(
      ctx,
      extraOwners.filter((owner) => hasDimension(source, owner)),
    );
    return [...fields].map(([dimension, { title }]) => ({ dimension, title }));
  }

  /** Fields of these records by their dimension. */
  async of(ctx: RequestContext, owners: readonly ExtraOwner[]): Promise<Map<ExtraDimension, ReportField>> {
    const found = new Map<ExtraDimension, ReportField>();
    for (const owner of new Set(owners)) {
      const entity = entityOf[owner];
      if (!ctx.grade(...extraFieldReaders[entity])) continue;
      for (const field of await this.extraFields.fields(ctx, entity)) {
        const dimension = `${owner}.${field.key}`;
        if (field.reportable && isExtraDimension(dimension))
          found.set(dimension, toReportField(field, ctx.locale));
      }
    }
    return found;
  }
}

function toReportField(field: ExtraField, language: string): ReportField {
  const { yes, no } = serviceTexts.in(language).report;
  return {
    title: extraTitleIn(field.title, language),
    nameOf: (value) => extraValueText(field, value, language, { yes, no }),
  };
}

/** Returns the dimensions whose records have these own fields. */
export const ownersOf = (dimensions: readonly string[]): ExtraOwner[] =>
  dimensions.flatMap((one) => extraOwnerOf(one) ?? []);
