import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { FileWordEntity } from './file-word.entity';

/** Every query on words of files, each limited to the licence. */
@Injectable()
export class FileWordRepository extends LicensedRepository<FileWordEntity> {
  constructor(services: RepositoryServices) {
    super(services, FileWordEntity, { name: 'fileWord', softDelete: false });
  }

  of(ctx: RequestContext, partnerId: string | null): Promise<FileWordEntity[]> {
    const query = this.query(ctx);
    return this.many(
      partnerId === null
        ? query.andWhere('fileWord.partnerId IS NULL')
        : query.andWhere('fileWord.partnerId = :partnerId', { partnerId }),
    );
  }
}
