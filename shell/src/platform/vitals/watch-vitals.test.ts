import { watchVitals, type VitalsBeacon } from './watch-vitals.ts';

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
beforeEach(() => {
  visibility = 'visible';
});
afterAll(() => Reflect.deleteProperty(document, 'visibilityState'));

function look(next: DocumentVisibilityState) {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

function watch({ environment = 'local', random = 0 } = {}) {
  const sent: VitalsBeacon[] = [];
  let found: (vital: 'lcp' | 'cls', value: number) => void = () => {};
  const end = watchVitals({ environment, revision: 7 }, 'mfe-catalogue', {
    send: (beacon) => void sent.push(beacon),
    random: () => random,
    measure: (callback) => {
      found = callback;
    },
  });
  return { sent, end, measured: (vital: 'lcp' | 'cls', value: number) => found(vital, value) };
}

describe('the measures of a page', () => {
  it('are reported once, the last of each, when the visitor looks away', () => {
    const { sent, measured } = watch();
    measured('lcp', 900);
    measured('lcp', 1234.56789);
    measured('cls', 0.0123456);
    expect(sent).toEqual([]);
    look('hidden');
    look('visible');
    look('hidden');
    expect(sent).toEqual([
      {
        revision: 7,
        kind: 'vitals',
        remote: 'mfe-catalogue',
        sample: 1,
        vitals: { lcp: 1234.568, cls: 0.012 },
      },
    ]);
  });

  it('are not reported by a page that has measured nothing yet, but afterwards', () => {
    const { sent, measured } = watch();
    look('hidden');
    look('visible');
    measured('lcp', 5);
    look('hidden');
    expect(sent).toHaveLength(1);
  });

  it('are reported by one in ten pages of production', () => {
    const none = watch({ environment: 'production', random: 0.1 });
    none.measured('lcp', 5);
    const one = watch({ environment: 'production', random: 0.09 });
    one.measured('lcp', 5);
    look('hidden');
    expect(none.sent).toEqual([]);
    expect(one.sent).toMatchObject([{ sample: 0.1 }]);
  });

  it('are no longer reported after the end', () => {
    const { sent, end, measured } = watch();
    measured('lcp', 5);
    end();
    look('hidden');
    expect(sent).toEqual([]);
  });
});
