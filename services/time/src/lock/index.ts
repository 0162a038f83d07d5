export { LockModule } from './lock.module';
export { UnlockEntity } from './unlock.entity';
export { UnlockRepository } from './unlock.repository';
