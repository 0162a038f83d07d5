import { Module } from '@nestjs/common';
import { CaseModule } from '../case';
import { DeskModule } from '../desk';
import { SupportSearchController } from './support-search.controller';

@Module({ imports: [CaseModule, DeskModule], controllers: [SupportSearchController] })
export class SearchModule {}
