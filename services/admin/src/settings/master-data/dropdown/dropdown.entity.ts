import type { DropdownKey, DropdownTexts } from '@jahrring/contracts-admin';
import { JsonColumn, LicensedEntity, TextColumn, VersionedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A value as the installation keeps it. */
export interface InstallationValue {
  value: string;
  texts: DropdownTexts;
  active: boolean;
}

/** A list of values as the superadmin has changed it; without a row the shipped values hold. */
@Entity('dropdowns')
export class DropdownEntity extends VersionedEntity {
  @TextColumn(40)
  dropdownKey!: DropdownKey;

  @JsonColumn()
  entries!: InstallationValue[];
}

/** A licence's settings for a value. */
export interface LicenceValue {
  value: string;
  /** Null: the installation's words hold, also those it gets later. */
  texts: DropdownTexts | null;
  active: boolean;
}

/** A licence's own order, words and additions; without a row the installation's list holds. */
@Entity('licence_dropdowns')
export class LicenceDropdownEntity extends LicensedEntity {
  @TextColumn(40)
  dropdownKey!: DropdownKey;

  @JsonColumn()
  entries!: LicenceValue[];
}
