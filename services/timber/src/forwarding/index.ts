export { ForwardingModule } from './forwarding.module';
