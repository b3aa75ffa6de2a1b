import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/**
 * An Ogg recording as WebM: the same Opus or Vorbis packets in another container, so nothing is decoded and no sound is
 * lost. Undefined for one that cannot be read, or that holds something else.
 */
export async function oggToWebm(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || !decoderConfig || (codec !== 'opus' && codec !== 'vorbis')) return undefined;
    const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
    const source = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(source);
    await output.start();
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(packet, { decoderConfig });
    await output.finalize();
    return output.target.buffer ? Buffer.from(output.target.buffer) : undefined;
  } catch {
    return undefined;
  }
}
