import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRepository, AddressService } from '../address';
import type { ImportRowEntity } from './import-row.entity';

/** Takes back what an import wrote. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly service: AddressService,
  ) {}

  /** Answers how many addresses were left alone, because somebody has changed them since. */
  async takeBack(ctx: RequestContext, rows: readonly ImportRowEntity[]): Promise<number> {
    const written = rows.filter((row) => row.addressId !== null);
    const present = await this.addresses.getMany(
      ctx,
      written.flatMap((row) => row.addressId ?? []),
    );
    const versions = new Map(present.map((address) => [address.id, address.version]));
    let kept = 0;
    for (const row of written) {
      const version = versions.get(row.addressId ?? '');
      if (version === undefined) continue;
      if (version === row.addressVersion) await this.takeBackOne(ctx, row, row.addressId ?? '', version);
      else kept += 1;
    }
    return kept;
  }

  private async takeBackOne(
    ctx: RequestContext,
    row: ImportRowEntity,
    id: string,
    version: number,
  ): Promise<void> {
    if (row.before) {
      await this.service.publish(ctx, await this.addresses.change(ctx, id, version, row.before));
    } else {
      await this.service.removeUnchecked(ctx, id, version);
    }
  }
}
