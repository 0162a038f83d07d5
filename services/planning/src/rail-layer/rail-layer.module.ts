import { Module } from '@nestjs/common';
import { RailLayerController } from './rail-layer.controller';
import { RailLayerRepository } from './rail-layer.repository';
import { RailLayerService } from './rail-layer.service';

@Module({ controllers: [RailLayerController], providers: [RailLayerRepository, RailLayerService] })
export class RailLayerModule {}
