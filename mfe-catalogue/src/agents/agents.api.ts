import { agentList, agentProperties } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadAgentsFx = endpointFx(agentList, { showsOwnErrors: true });
export const loadAgentFx = endpointFx(agentProperties, { showsOwnErrors: true });
