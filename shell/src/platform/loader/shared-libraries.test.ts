import { registerShared } from '@module-federation/enhanced/runtime';
import { createStore } from 'effector';
import i18next from 'i18next';
import * as react from 'react';
import { Link } from 'react-router-dom';
import { shareLibraries } from './shared-libraries.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ name: 'shell__1' }),
  registerShared: jest.fn(),
}));

interface Share {
  version: string;
  lib(): Record<string, unknown>;
  shareConfig: object;
  useIn: string[];
}

test('remotes get the copies that the shell itself uses, with the versions of the build', () => {
  const versions = { react: '19.3.1', effector: '23.4.4', i18next: '27.1.2', 'react-router-dom': '7.18.5' };
  Object.assign(globalThis, { SHARED_VERSIONS: versions });
  shareLibraries();
  const shares = jest.mocked(registerShared).mock.calls[0]![0] as unknown as Record<string, Share>;
  for (const [key, version] of Object.entries(versions))
    expect(shares[key]).toMatchObject({
      version,
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
      useIn: ['shell__1'],
    });
  expect(shares['react']!.lib()['useState']).toBe(react.useState);
  expect(shares['react/jsx-runtime']!.lib()['jsx']).toBeInstanceOf(Function);
  expect(shares['effector']!.lib()['createStore']).toBe(createStore);
  expect(shares['react-router-dom']!.lib()['Link']).toBe(Link);
  expect(shares['i18next']!.lib()['default']).toBe(i18next);
});
