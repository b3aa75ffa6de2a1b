import { createPlayer, type Playback } from './player.ts';

it('a recording that begins to play ends the one that plays', async () => {
  HTMLMediaElement.prototype.play = function play() {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.pause = function pause() {
    this.dispatchEvent(new Event('pause'));
  };
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
