import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** One call as it arrived. */
export interface Arrival {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Reply {
  status?: number;
  /** An object is sent as JSON, a text as HTML, `never` leaves the caller waiting. */
  body: object | string;
}

/** A real HTTP server for tests: keeps what arrived and answers what the test wants. */
export async function startRecordingServer(port: number) {
  const arrivals: Arrival[] = [];
  let reply: Reply = { body: { error: false } };
  const server = createServer((request, response) => void receive(request, response));
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    arrivals.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '', `http://localhost:${port}`),
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    if (reply.body === 'never') return;
    const isText = typeof reply.body === 'string';
    // A kept connection would keep the test process alive.
    response.setHeader('connection', 'close');
    response.writeHead(reply.status ?? 200, { 'content-type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? reply.body : JSON.stringify(reply.body));
  }
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    arrivals,
    answer(next: Reply) {
      reply = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
