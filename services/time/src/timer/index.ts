export { RunningTimerEntity } from './running-timer.entity';
export { TimersModule } from './timer.module';
