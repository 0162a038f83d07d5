import type { FileProduct, FileSpecies, SaveMappings } from '@jahrring/contracts-timber';
import { Database } from '@jahrring/service-kit';
import type { NewRecord, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { NamedSum } from './file-summary';
import { MappingRepository } from './machine-file.repositories';
import type { MappingEntity } from './mapping.entity';
import { proposeProduct, proposeSpecies } from './propose-mapping';

/** The meanings of machines' names, by kind and name. */
export class Mappings {
  private readonly known: ReadonlyMap<string, MappingEntity>;

  constructor(mappings: readonly MappingEntity[]) {
    this.known = new Map(mappings.map((one) => [`${one.kind} ${one.name}`, one]));
  }

  get(kind: MappingEntity['kind'], name: string): MappingEntity | undefined {
    return this.known.get(`${kind} ${name}`);
  }

  species(sum: NamedSum): FileSpecies {
    const species = this.get('species', sum.name)?.species ?? null;
    return { ...sum, species, proposed: proposeSpecies(sum.name) };
  }

  product(sum: NamedSum): FileProduct {
    const known = this.get('product', sum.name);
    const mapping = known?.woodType
      ? { skip: known.skip, assortment: known.assortment, woodType: known.woodType, quality: known.quality }
      : null;
    return { ...sum, mapping, proposed: proposeProduct(sum.name) };
  }
}

/** Keeps the meanings of machines' names for the licence's next files. */
@Injectable()
export class MappingService {
  constructor(
    private readonly db: Database,
    private readonly mappings: MappingRepository,
  ) {}

  async all(ctx: RequestContext): Promise<Mappings> {
    return new Mappings(await this.mappings.all(ctx));
  }

  keep(ctx: RequestContext, { species, products }: SaveMappings): Promise<{ saved: number }> {
    return this.db.tx(ctx, async (tx) => {
      const known = await this.all(tx);
      const wanted: NewRecord<MappingEntity>[] = [
        ...species.map((one) => ({
          ...{ kind: 'species' as const, name: one.name, species: one.species, skip: false },
          ...{ assortment: null, woodType: null, quality: null },
        })),
        ...products.map((one) => ({
          ...{ kind: 'product' as const, name: one.name, species: null, skip: one.skip },
          ...{ assortment: one.assortment ?? null, woodType: one.woodType, quality: one.quality ?? null },
        })),
      ];
      const once = new Map(wanted.map((one) => [`${one.kind} ${one.name}`, one]));
      for (const one of once.values()) {
        const present = known.get(one.kind, one.name);
        if (present) await this.mappings.update(tx, present.id, present.version, one);
        else await this.mappings.insert(tx, one);
      }
      return { saved: once.size };
    });
  }
}
