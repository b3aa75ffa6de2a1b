import { homepageData, type AnswerOf, type HomepageData } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readCard, rowsOf } from '#common/wire/rows.ts';

/** Back ends of earlier versions send no sections, and empty ones without rows. */
const readHome = ({ data, ...answer }: AnswerOf<typeof homepageData>): AnswerOf<typeof homepageData> => ({
  ...answer,
  data: {
    ...data,
    slider_section: rowsOf(data.slider_section),
    sections: rowsOf(data.sections).map((section) => ({
      ...section,
      data: rowsOf<object>(section.data).map(readCard),
    })) as HomepageData['sections'],
  },
});

export const loadHomeFx = endpointFx(homepageData, { read: readHome });
