export { RailLayerEntity } from './rail-layer.entity';
export { RailLayerRepository } from './rail-layer.repository';
export { RailLayerModule } from './rail-layer.module';
