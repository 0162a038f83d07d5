export { ProjectEndpointsModule } from './project-endpoints.module';
