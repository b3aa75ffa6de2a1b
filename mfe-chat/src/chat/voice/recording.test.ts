import { mediaDevices } from '@lintel/testing';
import { beginRecording, recordedType } from './recording.ts';

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

  it('whose microphone goes away has what was spoken up to then', async () => {
    const devices = mediaDevices('granted');
    const begins = jest.spyOn(MediaRecorder.prototype, 'start');
    const recording = await beginRecording();
    const ended = jest.fn();
    void recording.ended.then(ended);
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    // A browser stops by itself when the last track ends.
    begins.mock.contexts[0]!.stop();
    await recording.ended;
    expect(devices.open).toBe(0);
    expect(await recording.finish()).toMatchObject({ name: 'voice.webm', size: 4 });
    devices.restore();
  });

  it('that the browser cannot begin lets the microphone go, and is none', async () => {
    const devices = mediaDevices('granted');
    const begins = jest.spyOn(MediaRecorder.prototype, 'start').mockImplementation(() => {
      throw new DOMException('The track has ended', 'InvalidStateError');
    });
    await expect(beginRecording()).rejects.toBe('microphoneMissing');
    expect(devices.open).toBe(0);
    begins.mockRestore();
    devices.restore();
  });
});
