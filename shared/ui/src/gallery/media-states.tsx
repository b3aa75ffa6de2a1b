import { DocumentList } from '../media/document-list.tsx';
import { PanoramaPreview } from '../media/panorama/panorama-preview.tsx';
import { PhotoGallery } from '../media/photo-gallery.tsx';
import { Plans } from '../media/plans/plans.tsx';
import { PlanViewer } from '../media/plans/plan-viewer.tsx';
import { VideoEmbed } from '../media/video/video-embed.tsx';
import { Zoomable } from '../media/zoom/zoomable.tsx';
import { Example, Examples } from './layout.tsx';
import { drawing } from './inputs/drawing.ts';

const photos = [
  { alt: 'Front', src: drawing('teal', 1200, 800) },
  { alt: 'Kitchen', src: drawing('peru', 600, 400) },
  { alt: 'Bath', src: drawing('slateblue', 600, 400) },
  { alt: 'Garden', src: drawing('seagreen', 600, 400) },
  { alt: 'Hall', src: drawing('indianred', 600, 400) },
  { alt: 'Study', src: drawing('dimgray', 600, 400) },
];
const plan = drawing('lightsteelblue', 600, 400);
const plans = [
  { id: 1, title: 'Ground floor', file: plan },
  { id: 2, title: 'Upper floor', file: drawing('thistle', 600, 400) },
];

/** Photos, plans, rooms, videos and papers of a listing. */
export function MediaStates() {
  return (
    <Examples>
      <Example wide name="Gallery, Lightbox: six photos; any of them opens the lightbox">
        <PhotoGallery photos={photos} title="House by the harbour" />
      </Example>
      <Example wide name="Gallery: one photo, none">
        <PhotoGallery photos={photos.slice(0, 1)} title="House by the harbour" />
        <PhotoGallery photos={[]} title="House by the harbour" />
      </Example>
      <Example wide name="PlanViewer: a picture, a document, several plans">
        <PlanViewer title="Ground floor" document={plan} />
        <PlanViewer title="Contract" document="/contract.pdf" />
        <Plans plans={plans} />
      </Example>
      <Example wide name="Panorama: its picture, until it is opened">
        <PanoramaPreview src={drawing('rosybrown', 1200, 600)} title="House by the harbour" />
      </Example>
      <Example wide name="VideoEmbed: a video of the site, one of YouTube, another address">
        <VideoEmbed
          link={`${window.location.origin}/tour.mp4`}
          title="House"
          poster={drawing('steelblue', 640, 360)}
        />
        <VideoEmbed
          link="https://youtu.be/dQw4w9WgXcQ"
          title="House"
          poster={drawing('steelblue', 640, 360)}
        />
        <VideoEmbed link="https://example.com/tour" title="House" poster="" />
      </Example>
      <Example wide name="DocumentList">
        <DocumentList
          documents={[
            { id: 1, file: '/deed.pdf', file_name: 'Title deed.pdf' },
            { id: 2, file: '/energy.pdf', file_name: 'A very long name of an energy certificate.pdf' },
          ]}
        />
      </Example>
      <Example wide name="Zoomable: two fingers, wheel, keys, buttons">
        <Zoomable label="Ground floor">
          <img src={plan} alt="Ground floor" />
        </Zoomable>
      </Example>
    </Examples>
  );
}
