export { networkOf } from '@lintel/network';
