import { Module } from '@nestjs/common';
import { ContainerModule } from '../container';
import { LotModule } from '../lot';
import { OriginModule } from '../origin';
import { TimberSearchController } from './timber-search.controller';

@Module({ imports: [ContainerModule, LotModule, OriginModule], controllers: [TimberSearchController] })
export class SearchModule {}
