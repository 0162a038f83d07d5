import { railLimits, type RailPost, type RailSystem } from '@jahrring/contracts-planning';
import { IntColumn, JsonColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Tracks and kilometre posts of a railway company, as the licence has read them from a file; in WGS 84. */
@Entity('rail_layers')
export class RailLayerEntity extends LicensedEntity {
  @TextColumn(railLimits.title)
  title!: string;

  @TextColumn(railLimits.fileName)
  fileName!: string;

  /** Of the file. */
  @TextColumn(10)
  system!: RailSystem;

  @TextColumn(railLimits.property, { nullable: true })
  property!: string | null;

  @IntColumn()
  lineCount!: number;

  @IntColumn()
  postCount!: number;

  @IntColumn()
  skippedCount!: number;

  /** Longitude and latitude of each position. `lines` is a word of MySQL. */
  @JsonColumn({ name: 'track_lines' })
  lines!: [number, number][][];

  @JsonColumn()
  posts!: RailPost[];
}
