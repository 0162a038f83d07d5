export { LiveEndpointModule } from './live-endpoint.module';
