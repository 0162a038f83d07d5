/** SQL and the values of its marks. */
export interface Statement {
  sql: string;
  values: unknown[];
}
