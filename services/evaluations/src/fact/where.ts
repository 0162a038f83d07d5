import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Filter } from './figure-sum';

/** Limits a query to rows whose column (`fact.projectId`, or SQL) has one of these values, '' being none; nobody asked where there are none given. */
export function whereAny<E extends ObjectLiteral>(
  qb: SelectQueryBuilder<E>,
  { name, sql }: { name: string; sql: string },
  values: readonly string[] | undefined,
): void {
  if (!values) return;
  const named = values.filter((value) => value !== '');
  const any = [
    ...(named.length > 0 ? [`${sql} IN (:...${name})`] : []),
    ...(named.length < values.length ? [`${sql} IS NULL`] : []),
  ];
  qb.andWhere(any.length > 0 ? `(${any.join(' OR ')})` : '1 = 0', { [name]: named });
}

/** SQL of the customer of a fact's project. Asks for the alias `fact`. */
const customerOfProject = `(SELECT project.address_id FROM project_refs project
  WHERE project.licence_id = fact.licence_id AND project.id = fact.project_id)`;

/** SQL of the team of a fact's person. Asks for the alias `fact`. */
const teamOfPerson = `SELECT team.team FROM team_refs team
  WHERE team.licence_id = fact.licence_id AND team.id = fact.employee_id`;

const supervisorOfPerson = `SELECT led.supervisor_id FROM team_refs led
  WHERE led.licence_id = fact.licence_id AND led.id = fact.employee_id`;

const statusOfProject = `(SELECT project.status FROM project_refs project
  WHERE project.licence_id = fact.licence_id AND project.id = fact.project_id)`;

const countryOfProject = `(SELECT customer.country FROM project_refs project
  JOIN customer_refs customer ON customer.licence_id = project.licence_id AND customer.id = project.address_id
  WHERE project.licence_id = fact.licence_id AND project.id = fact.project_id)`;

const countryOfAddress = `(SELECT customer.country FROM customer_refs customer
  WHERE customer.licence_id = fact.licence_id AND customer.id = fact.address_id)`;

const rateCategoryOfPerson = `(SELECT paid.rate_category_id FROM team_refs paid
  WHERE paid.licence_id = fact.licence_id AND paid.id = fact.employee_id)`;

/** SQL of a column of a fact's object. Asks for the alias `fact`. */
const columnOfObject = (column: string): string => `(SELECT object.${column} FROM activity_refs object
  WHERE object.licence_id = fact.licence_id AND object.id = fact.object_id)`;

type Derived = Readonly<
  Partial<
    Record<
      'team' | 'supervisor' | 'rateCategory' | 'customer' | 'country' | 'projectStatus' | 'objectKind',
      string
    >
  >
>;

/** SQL of what facts of people, of projects and of documents do not carry themselves. */
export const ofPerson: Derived = {
  ...{ team: `(${teamOfPerson})`, supervisor: `(${supervisorOfPerson})` },
};
/** The same of people by what their hours cost, which only lines of time sheets are told apart by. */
export const ofWorker: Derived = { ...ofPerson, rateCategory: rateCategoryOfPerson };
export const ofObject: Derived = {
  ...{ objectKind: columnOfObject('kind'), rateCategory: columnOfObject('rate_category_id') },
};
export const ofProject: Derived = {
  ...{ customer: customerOfProject, country: countryOfProject, projectStatus: statusOfProject },
};
export const ofDocument: Derived = { country: countryOfAddress, projectStatus: statusOfProject };

/** Limits a query by these, and to what lacks them. */
export function whereDerived<E extends ObjectLiteral>(
  qb: SelectQueryBuilder<E>,
  filter: Filter,
  derived: Derived,
): void {
  for (const [name, sql] of Object.entries(derived) as [keyof Derived, string][]) {
    whereAny(qb, { name, sql }, filter[`filter[${name}]`]);
    if (filter['filter[without]']?.includes(name)) qb.andWhere(`${sql} IS NULL`);
  }
}

/** A value as the database gave it, as a key: databases write days in their own ways. */
export function keyText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return String(value);
}
