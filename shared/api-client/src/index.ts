export { isApiError } from './api-errors.ts';
export { createApiClient, type ApiClient, type ApiClientOptions, type CallOptions } from './client.ts';
