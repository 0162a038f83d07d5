import type { EmployeeRefEntity } from '../reference';
import type { Difference } from './payroll-facts';

/** A member, and what waits to be told of them. */
export interface CountedPerson {
  ref: EmployeeRefEntity;
  personnelNumber: string | null;
  /** The months of theirs that go to payroll. */
  months: string[];
  differences: Difference[];
}
