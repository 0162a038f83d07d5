export { ReleaseHealthEntity } from './health/release-health.entity';
export { ReleaseTokenEntity } from './release-token.entity';
export { ReleasesModule } from './release.module';
