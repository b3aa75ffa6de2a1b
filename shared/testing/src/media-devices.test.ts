import { mediaDevices } from './media-devices.ts';

it('records what is spoken, and shows a microphone that was left open', async () => {
  const devices = mediaDevices('granted');
  devices.speak(new Uint8Array([7, 7]));
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus' });
  const recorded = new Promise<Blob>((resolve) => {
    recorder.ondataavailable = ({ data }) => resolve(data);
  });
  recorder.start();
  recorder.stop();
  expect([(await recorded).size, (await recorded).type]).toEqual([2, 'audio/webm;codecs=opus']);
  expect(devices.open).toBe(1);
  for (const track of stream.getTracks()) track.stop();
  expect(devices.open).toBe(0);
  devices.restore();
  expect(navigator.mediaDevices).toBeUndefined();
});

it.each([
  ['denied', 'NotAllowedError'],
  ['missing', 'NotFoundError'],
] as const)('a microphone that is %s is refused as browsers do', async (state, name) => {
  const devices = mediaDevices(state);
  await expect(navigator.mediaDevices.getUserMedia({ audio: true })).rejects.toMatchObject({ name });
  devices.restore();
});
