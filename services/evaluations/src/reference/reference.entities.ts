import type { ExtraValues } from '@jahrring/contracts-common';
import type { ObjectKind } from '@jahrring/contracts-inventory';
import { BooleanColumn, JsonColumn, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity, PrimaryColumn } from 'typeorm';

/** Our copy of an employee. */
@Entity('person_refs')
export class PersonRefEntity extends ReferenceEntity {
  /** First and last name. */
  @TextColumn(201)
  name!: string;
}

/** The team of an employee and what an hour of theirs costs, by the employee's id. */
@Entity('team_refs')
export class TeamRefEntity extends ReferenceEntity {
  @TextColumn(100, { nullable: true })
  team!: string | null;

  /** The first of the superiors. */
  @UuidColumn({ nullable: true })
  supervisorId!: string | null;

  @UuidColumn({ nullable: true })
  rateCategoryId!: string | null;
}

/** Our copy of a project; a deleted one keeps its name, for its lines go on counting. */
@Entity('project_refs')
export class ProjectRefEntity extends ReferenceEntity {
  @TextColumn(30)
  number!: string;

  @TextColumn(150)
  title!: string;

  /** Null until a resync has told it. */
  @TextColumn(4, { nullable: true })
  status!: string | null;

  /** The customer. */
  @UuidColumn({ nullable: true })
  addressId!: string | null;

  /** Values of the licence's own fields, by key. */
  @JsonColumn({ nullable: true })
  extra!: ExtraValues | null;
}

/** Our copy of an inventory object: what work is done as, a machine, an article. */
@Entity('activity_refs')
export class ObjectRefEntity extends ReferenceEntity {
  @TextColumn(150)
  title!: string;

  /** Null until a resync has told it. */
  @TextColumn(20, { nullable: true })
  kind!: ObjectKind | null;

  @UuidColumn({ nullable: true })
  rateCategoryId!: string | null;

  /** Values of the licence's own fields, by key. */
  @JsonColumn({ nullable: true })
  extra!: ExtraValues | null;
}

/** Our copy of an address. */
@Entity('customer_refs')
export class CustomerRefEntity extends ReferenceEntity {
  @TextColumn(70)
  name!: string;

  /** Null until a resync has told it. */
  @TextColumn(2, { nullable: true })
  country!: string | null;

  /** Values of the licence's own fields, by key. */
  @JsonColumn({ nullable: true })
  extra!: ExtraValues | null;
}

/** Our copy of a rate category; a deleted one keeps its name. */
@Entity('rate_category_refs')
export class RateCategoryRefEntity extends ReferenceEntity {
  @TextColumn(100)
  title!: string;
}

/** Our copy of a company part; its title is number and title. */
@Entity('company_part_refs')
export class CompanyPartRefEntity extends ReferenceEntity {
  @TextColumn(181)
  title!: string;
}

/** Who is responsible for a project or assigned to it. */
@Entity('project_people')
export class ProjectPersonEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  projectId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  employeeId!: string;

  @BooleanColumn()
  responsible!: boolean;
}

/** Who is whose superior. */
@Entity('supervisions')
export class SupervisionEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  employeeId!: string;

  @PrimaryColumn({ type: 'varchar', length: 36 })
  supervisorId!: string;
}

/** The licence itself: whose name stands on its reports. Its id is the licence's. */
@Entity('licence_refs')
export class LicenceRefEntity extends ReferenceEntity {
  @TextColumn(150)
  name!: string;

  @TextColumn(2)
  country!: string;
}
