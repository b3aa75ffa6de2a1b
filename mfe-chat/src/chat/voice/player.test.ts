import { createPlayer, type Playback } from './player.ts';

const dispatches = (event: string) =>
  function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event(event));
    return Promise.resolve();
  };

it('a recording that begins to play ends the one that plays', async () => {
  HTMLMediaElement.prototype.play = dispatches('play');
  HTMLMediaElement.prototype.pause = dispatches('pause');
  const states = [false, false];
  const [first, second] = states.map((_, index) => {
    const player = createPlayer();
    player.open(`https://x.example/${index}.webm`, ({ isPlaying }: Partial<Playback>) => {
      if (isPlaying !== undefined) states[index] = isPlaying;
    });
    return player;
  });
  await first!.play();
  expect(states).toEqual([true, false]);
  await second!.play();
  expect(states).toEqual([false, true]);
  await second!.play();
  expect(states).toEqual([false, true]);
});
