// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { composeFindings, deploymentFindings, kubernetesFindings } from './deployment.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * Findings after a change of a copy of deploy/. @template Answer
 * @param {string} file Below deploy/. @param {[string, string]} change @param {(folder: string) => Promise<Answer>} look
 */
async function changed(file, [before, after], look) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  try {
    fs.cpSync(path.join(root, 'deploy'), folder, { recursive: true });
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    assert.ok(text.includes(before), `${file} has no ${before}`);
    fs.writeFileSync(path.join(folder, file), text.replace(before, after));
    return await look(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const inManifests = (/** @type {string} */ file, /** @type {[string, string]} */ change) =>
  changed(`kubernetes/${file}`, change, (folder) =>
    kubernetesFindings(root, path.join(folder, 'kubernetes')),
  );
const inCompose = (/** @type {[string, string]} */ change) =>
  changed('compose.yaml', change, (folder) => composeFindings(root, path.join(folder, 'compose.yaml')));

/** @param {string[]} findings @param {RegExp} expected */
const expectOnly = (findings, expected) => {
  assert.ok(findings.length > 0, 'nothing was found');
  for (const finding of findings) assert.match(finding, expected);
};

describe('the check of the deployment', () => {
  it('has nothing to report about this repository', async () => {
    assert.deepEqual(await deploymentFindings(root), []);
  });
});

describe('manifests', () => {
  /** @type {[string, string, [string, string], RegExp][]} */
  const mistakes = [
    [
      'a mistyped field',
      'base/api.yaml',
      ['periodSeconds: 10', 'periodSecond: 10'],
      /'"periodSecond"' does not exist/,
    ],
    ['a mistyped field at the top', 'base/site.yaml', ['replicas: 2', 'replcas: 2'], /replcas/],
    [
      'a value of another type',
      'base/site.yaml',
      ['replicas: 2', "replicas: 'two'"],
      /replicas must be integer|not assignable to type 'number'/,
    ],
    [
      'a quantity without a unit that exists',
      'base/api.yaml',
      ['memory: 512Mi', 'memory: 512Mx'],
      /quantity/,
    ],
    [
      'a kind that the version does not have',
      'base/api.yaml',
      ['policy/v1\n', 'policy/v2\n'],
      /no policy\/v2 PodDisruptionBudget/,
    ],
    [
      'a field that a patch brings',
      'small/autoscaler.yaml',
      ['maxReplicas', 'maximumReplicas'],
      /maximumReplicas/,
    ],
    ['a patch of nothing', 'small/settings.yaml', ['name: site', 'name: page'], /no ConfigMap page to patch/],
    [
      'an unlisted file',
      'base/kustomization.yaml',
      ['  - ingress.yaml\n', ''],
      /ingress\.yaml is in no kustomization/,
    ],
    [
      'a reference across documents',
      'base/network-policies.yaml',
      ['podSelector: {}', 'podSelector: *all'],
      /Unresolved alias/,
    ],
    [
      'a variable that is not read',
      'base/config.yaml',
      ['IMAGE_CACHE_MB', 'IMAGE_CACHE_GB'],
      /does not read IMAGE_CACHE_GB/,
    ],
    [
      'a variable of the site that is not read',
      'base/config.yaml',
      ['REGISTRY_S3_BUCKET', 'REGISTRY_BUCKET'],
      /does not read REGISTRY_BUCKET/,
    ],
    [
      'a value that stops the start',
      'base/config.yaml',
      ["PORT: '4000'", "PORT: '70000'"],
      /would not start: .*PORT/,
    ],
    [
      'a stand-in in production',
      'base/config.yaml',
      ['https://www.googleapis.com/service', 'http://localhost/service'],
      /would not start: IDENTITY_JWKS_URL/,
    ],
    [
      'an address of no service',
      'small/settings.yaml',
      ['http://files:9000', 'http://file:9000'],
      /no service file with port 9000/,
    ],
    [
      'a missing ConfigMap',
      'base/api.yaml',
      ['configMapRef: { name: api }', 'configMapRef: { name: apis }'],
      /no ConfigMap apis/,
    ],
    [
      'a missing Secret',
      'engines/files.yaml',
      ['secretRef: { name: files }', 'secretRef: { name: file }'],
      /no Secret file/,
    ],
    [
      'a missing key',
      'engines/database.yaml',
      ['key: start-replica.sh', 'key: start.sh'],
      /has no start\.sh/,
    ],
    [
      'a missing volume',
      'base/site.yaml',
      ['{ name: tmp, mountPath', '{ name: temp, mountPath'],
      /no volume temp/,
    ],
    [
      'a probe of no port',
      'base/api.yaml',
      ['path: /api/ready, port: http', 'path: /api/ready, port: web'],
      /readinessProbe: there is no port web/,
    ],
    ['a service of no port', 'base/site.yaml', ['targetPort: http', 'targetPort: web'], /no port web/],
    [
      'a service of nothing',
      'base/site.yaml',
      ['selector: { app.kubernetes.io/name: site }', 'selector: { app.kubernetes.io/name: page }'],
      /its selector matches nothing/,
    ],
    [
      'an ingress to no port',
      'base/ingress.yaml',
      ['port: { name: http }', 'port: { number: 80 }'],
      /Service api has no port 80/,
    ],
    [
      'a policy of another port',
      'engines/network-policies.yaml',
      ['port: 6379', 'port: 6380'],
      /redis has no port 6380/,
    ],
    [
      'a policy for nothing',
      'engines/network-policies.yaml',
      ['values: [api, pooler, replica]', 'values: [api, pool, replica]'],
      /nothing is called pool/,
    ],
    [
      'a secret with a value',
      'secret.example.yaml',
      ["MIX_SECRET: ''", 'MIX_SECRET: abc'],
      /Secret site has a value/,
    ],
    [
      'a container that may run as root',
      'engines/redis.yaml',
      ['runAsNonRoot: true', 'runAsNonRoot: false'],
      /may run as root/,
    ],
    [
      'a container without limits',
      'base/site.yaml',
      ["limits: { cpu: '2', memory: 768Mi }", 'limits: {}'],
      /site: it has no limits/,
    ],
    ['a pause longer than what is granted', 'base/site.yaml', ['seconds: 5', 'seconds: 40'], /grace period/],
  ];
  for (const [title, file, change, expected] of mistakes)
    it(`reports ${title}`, async () => expectOnly(await inManifests(file, change), expected));
});

describe('compose.yaml', () => {
  /** @type {[string, [string, string], RegExp][]} */
  const mistakes = [
    ['a mistyped field', ['healthcheck: &answers', 'healthchek: &answers'], /additional properties/],
    ['a port open to the network', ["['127.0.0.1:8080:8080']", "['8080:8080']"], /interface/],
    ['a variable that is not read', ['DRAIN_SECONDS', 'DRAIN_MINUTES'], /does not read DRAIN_MINUTES/],
    ['a variable of the site that is not read', ['UPSTREAMS:', 'UPSTREAM:'], /does not read UPSTREAM$/],
    [
      'a value that stops the start',
      ['redis://redis:6379', 'http://redis:6379'],
      /would not start: .*REDIS_URL/,
    ],
    ['an address of no service', ['@pooler:6432', '@pool:6432'], /no service pool$/],
    [
      'a port that a service does not have',
      ['http://sandbox:4301/jwks.json', 'http://sandbox:4302/jwks.json'],
      /sandbox has no port 4302/,
    ],
    ['a file that is not there', ['./Caddyfile:', './Caddy:'], /Caddy does not exist/],
    [
      'a volume that is not declared',
      ['replica: {}, search-1', 'search-1'],
      /the volume replica does not exist/,
    ],
    ['a service that is waited for', ['api-2, api-3]', 'api-2, api-4]'], /api-4/],
  ];
  for (const [title, change, expected] of mistakes)
    it(`reports ${title}`, async () => expectOnly(await inCompose(change), expected));
});
