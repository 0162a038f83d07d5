import {
  isExtraDimension,
  type Dimension,
  type ExtraDimension,
  type ExtraOwner,
} from '@jahrring/contracts-evaluations';
import { Clock, Database, Remembered, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CompanyPartRefRepository } from './company-part.reference';
import { CustomerRefRepository } from './customer.reference';
import { ObjectRefRepository } from './object.reference';
import { PersonRefRepository } from './person.reference';
import { ProjectRefRepository } from './project.reference';
import { RateCategoryRefRepository } from './rate-category.reference';
import { TeamRefRepository } from './team.reference';
import { ownersOf, ReportFieldsService, type ReportField } from './report-fields.service';

/** Names by id, and which project is whose, of a whole licence. */
export interface Labels {
  person: ReadonlyMap<string, string>;
  project: ReadonlyMap<string, string>;
  customer: ReadonlyMap<string, string>;
  activity: ReadonlyMap<string, string>;
  object: ReadonlyMap<string, string>;
  companyPart: ReadonlyMap<string, string>;
  rateCategory: ReadonlyMap<string, string>;
  teamOf: ReadonlyMap<string, string>;
  supervisorOf: ReadonlyMap<string, string>;
  /** Of people and of objects. */
  rateCategoryOf: ReadonlyMap<string, string>;
  /** Of objects. */
  kindOf: ReadonlyMap<string, string>;
  /** Of projects. */
  statusOf: ReadonlyMap<string, string>;
  /** Of addresses. */
  countryOf: ReadonlyMap<string, string>;
  customerOf: ReadonlyMap<string, string>;
  /** Of the licence's own fields: what they are called, and the value of each record that has one. */
  extra: ReadonlyMap<ExtraDimension, ReportField & { of: ReadonlyMap<string, string> }>;
}

const labelsKept = 30;

/** Labels for the ids of lines. */
@Injectable()
export class LabelsService {
  private readonly known: Remembered<Labels>;

  constructor(
    db: Database,
    clock: Clock,
    private readonly people: PersonRefRepository,
    private readonly teams: TeamRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly objects: ObjectRefRepository,
    private readonly customers: CustomerRefRepository,
    private readonly companyParts: CompanyPartRefRepository,
    private readonly rateCategories: RateCategoryRefRepository,
    private readonly fields: ReportFieldsService,
  ) {
    this.known = new Remembered(db, clock, labelsKept);
  }

  /** Reads only the records these dimensions name; of own fields only those the reader may see. */
  of(ctx: RequestContext, asked: readonly Dimension[]): Promise<Labels> {
    const owners = ownersOf(asked);
    if (owners.length > 0) return this.read(ctx, asked, owners);
    // The same names for every reader.
    return this.known.of(ctx, [...new Set(asked)].sort().join(), () => this.read(ctx, asked, owners));
  }

  private async read(
    ctx: RequestContext,
    asked: readonly Dimension[],
    owners: ReturnType<typeof ownersOf>,
  ): Promise<Labels> {
    const dimensions = [...asked, ...owners];
    const names = (...any: readonly Dimension[]) => any.some((one) => dimensions.includes(one));
    const people = names('person', 'supervisor') ? await this.people.all(ctx) : [];
    const teams = names('team', 'supervisor', 'rateCategory') ? await this.teams.all(ctx) : [];
    const projects = names('project', 'projectStatus', 'customer', 'country')
      ? await this.projects.all(ctx)
      : [];
    const objects = names('activity', 'object', 'objectKind', 'rateCategory')
      ? await this.objects.all(ctx)
      : [];
    const titles = new Map(objects.map(({ id, title }) => [id, title]));
    const customers = names('customer', 'country') ? await this.customers.all(ctx) : [];
    const companyParts = names('companyPart') ? await this.companyParts.all(ctx) : [];
    const rateCategories = names('rateCategory') ? await this.rateCategories.all(ctx) : [];
    const fields =
      owners.length > 0 ? await this.fields.of(ctx, owners) : new Map<ExtraDimension, ReportField>();
    const records = { project: projects, customer: customers, object: objects };
    const extra = asked.filter(isExtraDimension).flatMap((dimension) => {
      const field = fields.get(dimension);
      const [owner, key = ''] = dimension.split('.') as [ExtraOwner, string];
      const values = records[owner].map((record) => [record.id, record.extra?.[key] ?? null] as const);
      return field ? [[dimension, { ...field, of: pairs(values) }] as const] : [];
    });
    return {
      extra: new Map(extra),
      person: new Map(people.map(({ id, name }) => [id, name])),
      project: new Map(projects.map(({ id, number, title }) => [id, `${number} ${title}`])),
      customer: new Map(customers.map(({ id, name }) => [id, name])),
      activity: titles,
      object: titles,
      companyPart: new Map(companyParts.map(({ id, title }) => [id, title])),
      rateCategory: new Map(rateCategories.map(({ id, title }) => [id, title])),
      rateCategoryOf: pairs([...teams, ...objects].map(({ id, rateCategoryId }) => [id, rateCategoryId])),
      kindOf: pairs(objects.map(({ id, kind }) => [id, kind])),
      supervisorOf: pairs(teams.map(({ id, supervisorId }) => [id, supervisorId])),
      statusOf: pairs(projects.map(({ id, status }) => [id, status])),
      countryOf: pairs(customers.map(({ id, country }) => [id, country])),
      teamOf: pairs(teams.map(({ id, team }) => [id, team])),
      customerOf: pairs(projects.map(({ id, addressId }) => [id, addressId])),
    };
  }
}

function pairs(entries: readonly (readonly [string, string | null])[]): Map<string, string> {
  return new Map(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])));
}
