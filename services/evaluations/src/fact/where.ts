import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Limits a query to rows whose column (`fact.projectId`, or SQL) has one of these values; nobody asked where there are none given. */
export function whereAny<E extends ObjectLiteral>(
  qb: SelectQueryBuilder<E>,
  { name, sql }: { name: string; sql: string },
  values: readonly string[] | undefined,
): void {
  if (values?.length === 0) qb.andWhere('1 = 0');
  else if (values) qb.andWhere(`${sql} IN (:...${name})`, { [name]: [...values] });
}

/** SQL of the customer of a fact's project. Asks for the alias `fact`. */
export const customerOfProject = `(SELECT project.address_id FROM project_refs project
  WHERE project.licence_id = fact.licence_id AND project.id = fact.project_id)`;

/** SQL of the team of a fact's person. Asks for the alias `fact`. */
export const teamOfPerson = `SELECT team.team FROM team_refs team
  WHERE team.licence_id = fact.licence_id AND team.id = fact.employee_id`;

/** A value as the database gave it, as a key: databases write days in their own ways. */
export function keyText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return String(value);
}
