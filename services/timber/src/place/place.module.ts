import { Module } from '@nestjs/common';
import { LotModule } from '../lot';
import { OriginModule } from '../origin';
import { PlaceController } from './place.controller';

@Module({ imports: [LotModule, OriginModule], controllers: [PlaceController] })
export class PlaceModule {}
