import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a sensible value for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://127.0.0.1:4000',
      seed: 'none',
      allowUnprovenAuthId: false,
    });
  });

  it('takes an empty variable for one that is not set, and cannot be changed later', () => {
    const config = readConfig({ PORT: '', PUBLIC_URL: 'https://homes.example/' });
    expect(config.publicUrl).toBe('https://homes.example');
    expect(config.imageBaseUrl).toBe('https://homes.example');
    expect(Object.isFrozen(config)).toBe(true);
  });

  it.each([
    ['PORT', '70000'],
    ['SEED', 'yes'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_LISTEN_URL', 'mysql://x'],
    ['REDIS_URL', 'http://x'],
    ['EVENTS_URL', 'http://x'],
    ['EVENTS_URL', 'redis://a,redis://b'],
    ['PUBLIC_URL', 'homes'],
    ['IMAGE_BASE_URL', 'cdn'],
    ['METRICS_PORT', '70000'],
    ['SLOW_QUERY_MS', '-1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['RATE_LIMIT_VISITOR', '0'],
    ['RATE_LIMIT_LETTERS', '0'],
    ['DRAIN_SECONDS', '400'],
    ['SMS_COUNTRIES', 'DE,QQ'],
  ])('names %s when it cannot be used', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each(['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'])('refuses %s without DATABASE_URL', (name) => {
    const address = 'postgres://lintel@db/lintel';
    expect(() => readConfig({ [name]: address })).toThrow(`${name} needs DATABASE_URL`);
    expect(readConfig({ [name]: address, DATABASE_URL: address }).database.url).toBe(address);
  });

  it('names what a bucket still needs', () => {
    const bucket = { STORAGE: 's3', S3_BUCKET: 'homes', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    expect(readConfig(bucket).storage.s3).toMatchObject({ bucket: 'homes', region: 'us-east-1' });
    expect(() => readConfig({ ...bucket, S3_SECRET_KEY: '' })).toThrow('S3_SECRET_KEY');
    expect(readConfig({}).storage.s3).toBeUndefined();
  });

  it('refuses the sandbox in production unless it is allowed', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => readConfig(production)).toThrow('ALLOW_SANDBOX=1');
    expect(readConfig({ ...production, ALLOW_SANDBOX: '1' }).production).toBe(true);
    const vendor = {
      IDENTITY_JWKS_URL:
        'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      IDENTITY_PROJECT: 'x',
    };
    expect(readConfig({ ...production, ...vendor }).identity.project).toBe('x');
  });
});
