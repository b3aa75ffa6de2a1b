import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { oggRecording } from '../../test/harness/uploads/ogg-recording.ts';
import { kindOf } from './file-kinds.ts';
import { oggToWebm } from './recordings.ts';

async function soundOf(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = (await input.getPrimaryAudioTrack())!;
  const packets: string[] = [];
  for await (const { data } of new EncodedPacketSink(track).packets())
    packets.push(Buffer.from(data).toString('hex'));
  return { codec: await track.getCodec(), seconds: await track.computeDuration(), packets };
}

describe('an Ogg recording', () => {
  it('becomes WebM with the same packets and the same length', async () => {
    const ogg = await oggRecording(2);
    expect(await kindOf(ogg)).toBe('ogg');
    const webm = (await oggToWebm(ogg))!;
    expect(await kindOf(webm)).toBe('webm');
    const [before, after] = [await soundOf(ogg), await soundOf(webm)];
    expect(before.packets).toHaveLength(100);
    expect(after.codec).toBe('opus');
    expect(after.packets).toEqual(before.packets);
    expect(after.seconds).toBeCloseTo(before.seconds, 1);
  });

  it('stays what it is when it cannot be read: nothing is made of it', async () => {
    const ogg = await oggRecording(1);
    expect(await oggToWebm(ogg.slice(0, 40))).toBeUndefined();
    expect(await oggToWebm(Buffer.from('no sound'))).toBeUndefined();
  });
});
