// @ts-check
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A plain cluster map as its makers show it: all points in the page, a price on each marker. No base map, so it draws less than ours. */
const script = `
const map = L.map('map', { maxZoom: 18 }).setView([35.2, -24], 9);
const group = L.markerClusterGroup();
const short = (price) => price >= 1e6 ? (price / 1e6).toFixed(1) + 'M' : Math.round(price / 1e3) + 'K';
new MutationObserver((_, observer) => {
  if (!document.querySelector('.leaflet-marker-icon')) return;
  observer.disconnect();
  globalThis.firstPins = performance.now();
}).observe(document.getElementById('map'), { childList: true, subtree: true });
fetch('points.json').then((answer) => answer.json()).then((points) => {
  globalThis.dataThere = performance.now();
  group.addLayers(points.map(([lat, lng, price]) =>
    L.marker([lat, lng], { icon: L.divIcon({ html: '$' + short(price), className: 'price' }) })));
  map.addLayer(group);
});`;
const html = `<!doctype html><html lang="en"><title>Leaflet</title><link rel="stylesheet" href="leaflet.css">
<link rel="stylesheet" href="cluster.css"><link rel="stylesheet" href="cluster-default.css">
<style>html,body,#map{height:100%;margin:0}.price{background:#fff;border-radius:14px;padding:4px 8px;width:auto!important}</style>
<div id="map"></div><script src="leaflet.js"></script><script src="cluster.js"></script><script src="page.js"></script></html>`;

/** Serves that page with the points of a file. @param {string} points @returns {Promise<{ url: string, close(): void }>} */
export async function serveLeaflet(points) {
  /** @type {Record<string, [type: string, body: string | Buffer]>} */
  const files = {
    '/': ['text/html', html],
    '/page.js': ['text/javascript', script],
    '/leaflet.js': ['text/javascript', fs.readFileSync(require.resolve('leaflet/dist/leaflet.js'))],
    '/leaflet.css': ['text/css', fs.readFileSync(require.resolve('leaflet/dist/leaflet.css'))],
    '/cluster.js': [
      'text/javascript',
      fs.readFileSync(require.resolve('leaflet.markercluster/dist/leaflet.markercluster.js')),
    ],
    '/cluster.css': [
      'text/css',
      fs.readFileSync(require.resolve('leaflet.markercluster/dist/MarkerCluster.css')),
    ],
    '/cluster-default.css': [
      'text/css',
      fs.readFileSync(require.resolve('leaflet.markercluster/dist/MarkerCluster.Default.css')),
    ],
    '/points.json': ['application/json', fs.readFileSync(points)],
  };
  const server = http.createServer((request, reply) => {
    const [type, body] = files[request.url ?? ''] ?? [];
    if (type) reply.writeHead(200, { 'content-type': type }).end(body);
    else reply.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
