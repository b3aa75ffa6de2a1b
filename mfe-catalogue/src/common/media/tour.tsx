import { PanoramaPreview, VideoEmbed, Plans, type Plan } from '@lintel/ui/media';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';

export interface TourProps {
  title: string;
  plans?: readonly Plan[];
  /** Address of an all-round picture; empty without one. */
  room?: string;
  /** Address of a video; empty without one. */
  video?: string;
  /** Stands where the video will be. */
  poster?: string;
}

/** A home on paper, all around and on video, as far as there is any of it. */
export default function Tour({ title, plans = [], room, video, poster = '' }: TourProps) {
  return (
    <Stack>
      {plans.length > 0 && <Plans plans={plans} />}
      {room && <PanoramaPreview src={room} title={title} />}
      {video && <VideoEmbed link={video} title={title} poster={poster} />}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
`;
