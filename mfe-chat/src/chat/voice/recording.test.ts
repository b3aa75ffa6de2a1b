import { recordedType } from './recording.ts';

const records = (...types: string[]) => recordedType((type) => types.includes(type));

describe('a recording', () => {
  it.each([
    [['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4'], 'audio/mp4;codecs=mp4a.40.2'],
    [['audio/webm;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
    [['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'], 'audio/webm;codecs=opus'],
    [['audio/mp4'], 'audio/mp4'],
    [['audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus'],
    [[], undefined],
  ])('of a browser that can record %j is in what most can play', (types, chosen) => {
    expect(records(...types)).toBe(chosen);
  });
});
