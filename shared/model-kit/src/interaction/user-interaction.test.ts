type Module = typeof import('./user-interaction.ts');

/** The module of a page on which the user has not done anything yet. */
async function newPage(): Promise<Module> {
  let loaded: Module | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./user-interaction.ts');
  });
  return loaded!;
}

/** The user does something; the page stops the event, as components may. */
function interact(name = 'keydown') {
  const element = document.body.appendChild(document.createElement('button'));
  element.addEventListener(name, (event) => event.stopPropagation());
  const event = new Event(name, { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  element.remove();
}

const events = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

describe('the first interaction', () => {
  it.each(events)('may be %s, is reported once, and at once afterwards', async (name) => {
    const { afterFirstInteraction } = await newPage();
    const [first, second] = [jest.fn(), jest.fn()];
    afterFirstInteraction(first);
    expect(first).not.toHaveBeenCalled();
    interact(name);
    interact(name);
    interact('pointermove');
    expect(first).toHaveBeenCalledTimes(1);
    afterFirstInteraction(second)();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('is not reported after it was cancelled', async () => {
    const { afterFirstInteraction } = await newPage();
    const act = jest.fn();
    afterFirstInteraction(act)();
    interact();
    expect(act).not.toHaveBeenCalled();
  });

  it('may lie before this code was there, as far as the browser knows', async () => {
    const { afterFirstInteraction } = await newPage();
    const act = jest.fn();
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    afterFirstInteraction(act);
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('the next interaction', () => {
  describe.each(['with idle callbacks', 'without them, as in Safari'])('%s', (browser) => {
    const hasIdle = browser === 'with idle callbacks';
    beforeEach(() => {
      jest.useFakeTimers();
      if (hasIdle)
        Object.assign(window, {
          requestIdleCallback: (act: () => void) => Number(setTimeout(act, 50)),
          cancelIdleCallback: (id: number) => clearTimeout(id),
        });
    });
    afterEach(() => {
      jest.useRealTimers();
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
    });

    it('is followed by one call once the browser has time', async () => {
      const { onNextInteraction } = await newPage();
      const act = jest.fn();
      onNextInteraction(act);
      jest.runAllTimers();
      expect(act).not.toHaveBeenCalled();
      interact('wheel');
      interact('wheel');
      expect(act).not.toHaveBeenCalled();
      jest.advanceTimersByTime(49);
      expect(act).toHaveBeenCalledTimes(hasIdle ? 0 : 1);
      jest.runAllTimers();
      expect(act).toHaveBeenCalledTimes(1);
    });

    it('is followed by none when it was cancelled before, or before the browser had time', async () => {
      const { onNextInteraction } = await newPage();
      const [early, late] = [jest.fn(), jest.fn()];
      onNextInteraction(early)();
      const cancel = onNextInteraction(late);
      interact('wheel');
      cancel();
      jest.runAllTimers();
      expect(early).not.toHaveBeenCalled();
      expect(late).not.toHaveBeenCalled();
    });
  });
});
