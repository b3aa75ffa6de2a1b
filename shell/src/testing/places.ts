/** A town as the back end finds it. */
export const porto = {
  formatted_address: 'Porto Azul, Costa, Azuria',
  city: 'Porto Azul',
  state: 'Costa',
  country: 'Azuria',
  latitude: 10,
  longitude: 20,
};
