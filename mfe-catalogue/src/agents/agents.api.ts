import { agentList, agentProperties } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadAgentsFx = endpointFx(agentList);
export const loadAgentFx = endpointFx(agentProperties);
