export { MachineModule } from './machine.module';
