export { ConnectionRequestsModule } from './connection-request.module';
