import type { RateCategoryChanged } from '@jahrring/contracts-inventory';
import { JsonColumn, ReferenceEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a rate category, as its event told it. */
@Entity('rate_category_refs')
export class RateCategoryRefEntity extends ReferenceEntity {
  @JsonColumn()
  data!: RateCategoryChanged;
}
