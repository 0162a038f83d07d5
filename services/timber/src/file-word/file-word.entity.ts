import { fileWordLimits, type FileWordKind } from '@jahrring/contracts-timber';
import { LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The meaning of a word in files: of a buyer, or of lists of stems. */
@Entity('file_words')
export class FileWordEntity extends LicensedEntity {
  @TextColumn(10)
  kind!: FileWordKind;

  @TextColumn(fileWordLimits.name)
  name!: string;

  @TextColumn(fileWordLimits.value)
  value!: string;

  @UuidColumn({ nullable: true })
  partnerId!: string | null;
}
