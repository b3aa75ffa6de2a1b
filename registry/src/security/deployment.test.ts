import { readFileSync } from 'node:fs';
import path from 'node:path';

const deploy = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../deploy', file), 'utf8');
const front = deploy('Caddyfile');
const compose = deploy('compose.yaml');

/** The part of the front's configuration for one port. */
const blockOf = (port: number) =>
  front.split(/^(?=:\d+ \{)/m).find((block) => block.startsWith(`:${port} {`)) ?? '';
/** How many proxies a service of the example believes. */
const trustedBy = (service: RegExp) =>
  Number(/TRUSTED_PROXIES: '(\d+)'/.exec(compose.slice(compose.search(service)))?.[1]);

describe('B7 the example with several back ends', () => {
  const site = /^x-site:/m;
  const asked = Number(/"name":"api","origin":"http:\/\/front:(\d+)"/.exec(compose)?.[1]);

  it('has a port for the questions of the site, which passes on whom the site names', () => {
    expect(blockOf(asked)).toMatch(/reverse_proxy [^{]*\{[^}]*trusted_proxies private_ranges/);
    expect(compose).not.toContain(`'${asked}:`);
  });

  it('believes no address that a browser sends', () => {
    expect(compose).toContain("ports: ['127.0.0.1:8080:8080']");
    expect(blockOf(8080)).toContain('reverse_proxy site-1:8081 site-2:8081');
    expect(blockOf(8080)).not.toContain('trusted_proxies');
  });

  it('counts as many proxies as there are: one before the site, and before the back ends one more', () => {
    expect(trustedBy(site)).toBe(1);
    expect(trustedBy(/^x-api:/m)).toBe(trustedBy(site) + 1);
  });
});
