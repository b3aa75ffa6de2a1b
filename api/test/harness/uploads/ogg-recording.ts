import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, OggOutputFormat, Output } from 'mediabunny';

const SECONDS_PER_PACKET = 0.02;
/** Opus: 20 ms of silence, one channel. */
const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe);

/** What stands at the beginning of Opus in Ogg: version, channels, samples to leave out, samples a second, gain, mapping (RFC 7845, 5.1). */
const OPUS_HEAD = Buffer.from([...Buffer.from('OpusHead'), 1, 1, 0x38, 0x01, 0x80, 0xbb, 0, 0, 0, 0, 0]);

/** As a client records that writes Ogg. */
export async function oggRecording(seconds: number): Promise<Buffer> {
  const output = new Output({ format: new OggOutputFormat(), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  for (let at = 0; at < seconds; at += SECONDS_PER_PACKET)
    await source.add(new EncodedPacket(SILENCE, 'key', at, SECONDS_PER_PACKET), {
      decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: OPUS_HEAD },
    });
  await output.finalize();
  return Buffer.from(output.target.buffer!);
}
