// @ts-check
// Node's own support of TypeScript only removes types, and services have classes whose parameters are properties.
import { register } from 'tsx/esm/api';

register();
