import { agentList, agentProperties, type AnswerOf } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readProject } from '#common/wire/projects.ts';
import { readCard, rowsOf } from '#common/wire/rows.ts';

const readOffers = ({
  data,
  ...answer
}: AnswerOf<typeof agentProperties>): AnswerOf<typeof agentProperties> => ({
  ...answer,
  data: {
    ...data,
    properties_data: rowsOf(data.properties_data).map(readCard),
    projects_data: rowsOf(data.projects_data).map(readProject),
  },
});

export const loadAgentsFx = endpointFx(agentList, {
  read: (answer) => ({ ...answer, data: rowsOf(answer.data) }),
});
export const loadAgentFx = endpointFx(agentProperties, { read: readOffers });
