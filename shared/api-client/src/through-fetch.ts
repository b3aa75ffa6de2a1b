import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';

/** Sends a call so that the browser finishes it when the page is closed, which it does not do for an XMLHttpRequest. */
export const throughFetch: AxiosAdapter = async (config): Promise<AxiosResponse> => {
  const { baseURL = '', url = '', method = 'GET', headers, data } = config;
  try {
    const answer = await fetch(baseURL + url, {
      method: method.toUpperCase(),
      headers: headers.toJSON() as Record<string, string>,
      body: data as BodyInit,
      keepalive: true,
    });
    return {
      data: await answer.text(),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    };
  } catch {
    throw new AxiosError('no answer', AxiosError.ERR_NETWORK, config);
  }
};
