import { publish } from '#commands/publish.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { testSite } from '#testing/test-site.ts';

const frame = ['https://player.example'];
const chat = { name: 'mfe-chat', mounts: ['/user/chat'], csp: { connect: ['wss://chat.example'] } };

async function setUp() {
  const registry = await newRegistry();
  const { files, release, lock } = registry;
  const shell = await release({ name: 'shell', csp: { img: ['https://tiles.example'] } });
  const catalogue = await release({ name: 'mfe-catalogue', mounts: ['/'], csp: { frame } });
  await lock(shell, catalogue, await release(chat));
  const site = await testSite({
    files,
    environment: 'staging',
    upstreams: [],
    overrides: 'open',
  });
  const allowed = async (directive: string, url = '/') => {
    const policy = String((await site.inject(url)).headers['content-security-policy']);
    return policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.slice(directive.length + 1);
  };
  return { ...registry, site, allowed };
}

describe('the policy of a page', () => {
  it('allows the other hosts that the releases of its lock ask for, at every address, and no others', async () => {
    const { allowed } = await setUp();
    for (const url of ['/', '/user/chat', '/nowhere']) {
      expect(await allowed('frame-src', url)).toBe("'self' https://player.example");
      expect(await allowed('connect-src', url)).toBe("'self' wss://chat.example");
      expect(await allowed('img-src', url)).toBe("'self' data: blob: https://tiles.example");
      expect(await allowed('media-src', url)).toBe("'self' blob:");
      expect(await allowed('script-src', url)).toBe("'self'");
    }
  });

  it('goes with the lock: what the next release does without is allowed as long as pages fall back to the one before', async () => {
    const { allowed, release, lock } = await setUp();
    const next = (version: string) => release({ ...chat, version, csp: {} });
    await lock(await next('2.0.0'));
    expect(await allowed('connect-src')).toBe("'self' wss://chat.example");
    await lock(await next('3.0.0'));
    expect(await allowed('connect-src')).toBe("'self'");
  });

  it('has nothing of a remote that is off, and what a link brings along', async () => {
    const { allowed, release } = await setUp();
    expect(await allowed('connect-src', '/?mfe-off=mfe-chat')).toBe("'self'");
    await release({ ...chat, version: '2.0.0', csp: { connect: ['https://new.example'] } });
    expect(await allowed('connect-src', '/?mfe=mfe-chat@2.0.0')).toBe(
      "'self' https://new.example wss://chat.example",
    );
  });

  it('keeps releases with old records working', async () => {
    const { allowed, release, lock } = await setUp();
    await lock(await release({ name: 'mfe-account', mounts: ['/user'] }));
    expect(await allowed('frame-src')).toBe("'self' https://player.example https://www.youtube-nocookie.com");
  });
});

it.each([
  { connect: ["'unsafe-eval'"] },
  { frame: ['https:'] },
  { img: ['https:'] },
  { media: ['https:'] },
  { img: ["https://a.example; script-src 'unsafe-inline'"] },
  { connect: ['http://plain.example'] },
  { script: ['https://scripts.example'] },
])('no release may ask for %j', async (csp) => {
  const { releases } = await newRegistry();
  const folder = await buildFolder({ ...chat, csp });
  await expect(publish(releases, folder)).rejects.toThrow('is not valid: csp');
});
