import {
  type CentreChanged,
  centreList,
  centreListQuery,
  centreOptions,
  type CentreView,
  centreView,
  createCentre,
  updateCentre,
} from '@jahrring/contracts-admin';
import type { EventDefinition } from '@jahrring/contracts-common';
import { fieldErrorOf, type ListColumns, LocalDateColumn } from '@jahrring/service-kit';
import { NumberedEntity } from '../numbered/numbered.entity';
import { toNumberedEvent, toNumberedView } from '../numbered/numbered.mapper';
import {
  type NewNumbered,
  numberedColumns,
  type NumberedPatch,
  type NumberedRepository,
} from '../numbered/numbered.repository';
import { type ExportSheet, NumberedService, type NumberedServices } from '../numbered/numbered.service';
import type { RequestContext } from '@jahrring/service-kit';

/** A cost or revenue centre; both days belong to its validity, null is without end. */
export abstract class Centre extends NumberedEntity {
  @LocalDateColumn({ nullable: true })
  validFrom!: string | null;

  @LocalDateColumn({ nullable: true })
  validTo!: string | null;
}

const columns: ListColumns = {
  fields: { ...numberedColumns.fields, validFrom: 'validFrom', validTo: 'validTo' },
  search: numberedColumns.search,
};

function toCentreView(centre: Centre): CentreView {
  return { ...toNumberedView(centre), validFrom: centre.validFrom, validTo: centre.validTo };
}

function toCentreEvent(centre: Centre): CentreChanged {
  return { ...toNumberedEvent(centre), validFrom: centre.validFrom, validTo: centre.validTo };
}

export const centreSchemas = {
  list: centreList,
  listQuery: centreListQuery,
  view: centreView,
  create: createCentre,
  update: updateCentre,
  options: centreOptions,
};

/** Name in the audit trail, event and name of the sheet: all that tells the two kinds apart. */
export interface CentreKind {
  name: string;
  event: EventDefinition<CentreChanged>;
  sheet: ExportSheet;
}

export abstract class CentreService<E extends Centre> extends NumberedService<E, CentreView, CentreChanged> {
  constructor(
    services: NumberedServices,
    records: NumberedRepository<E>,
    { name, event, sheet }: CentreKind,
  ) {
    super(services, records, {
      name,
      columns,
      event,
      toView: toCentreView,
      toEvent: toCentreEvent,
      export: { sheet, fields: ['number', 'title', 'validFrom', 'validTo', 'active'] },
    });
  }

  override create(ctx: RequestContext, values: NewNumbered<E>): Promise<CentreView> {
    const { validFrom, validTo } = values as Partial<Centre>;
    return super.create(ctx, { ...values, validFrom: validFrom ?? null, validTo: validTo ?? null });
  }

  protected override check(before: E, patch: NumberedPatch<E>): void {
    const { validFrom, validTo } = { ...before, ...patch };
    if (validFrom && validTo && validTo < validFrom) {
      throw fieldErrorOf('validTo', 'afterOrEqual', { other: 'validFrom' });
    }
  }
}
