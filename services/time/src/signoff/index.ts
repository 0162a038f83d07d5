export { SignoffEntity } from './signoff.entity';
export { SignoffsModule } from './signoff.module';
export { SignoffRepository } from './signoff.repository';
