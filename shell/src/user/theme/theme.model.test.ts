import { allSettled, fork } from 'effector';
import { $theme, readThemeFx, themeChosen, watchThemeFx } from './theme.model.ts';

/** Another tab of this browser stores a theme. */
function chosenElsewhere(theme: string): void {
  localStorage.setItem('lintel-theme', theme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'lintel-theme', newValue: theme }));
}
const shown = () => document.documentElement.dataset.theme;

it('a theme that is chosen in another tab is shown in this one too', async () => {
  localStorage.clear();
  const scope = fork();
  await allSettled(readThemeFx, { scope });
  await allSettled(watchThemeFx, { scope });
  await allSettled(themeChosen, { scope, params: 'light' });
  expect(shown()).toBe('light');
  chosenElsewhere('dark');
  await allSettled(scope);
  expect([shown(), scope.getState($theme)]).toEqual(['dark', 'dark']);
  expect(localStorage.getItem('lintel-theme')).toBe('dark');
});
