// A static server on 127.0.0.1 only. usage: node tools/serve.mjs [FOLDER=dist] [PORT] [PREFIX=/]
// Without PORT it takes 8321, or any free one when that is taken.
// PREFIX stands for the sub-folder of a host that the site may be put in: node tools/serve.mjs dist 8080 /games/longroll/
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves `folder` under `prefix`; resolves to { url, requests, close }. `requests` lists the paths asked for so far. */
export function serve(folder, { port = 0, prefix = '/' } = {}) {
  const top = path.resolve(folder) + path.sep;
  const requests = [];
  const server = http.createServer((request, response) => {
    const refuse = (status) => response.writeHead(status, { 'content-type': 'text/plain' }).end(String(status));
    let name;
    try {
      name = decodeURIComponent(new URL(request.url, 'http://127.0.0.1').pathname);
    } catch {
      return refuse(400);
    }
    requests.push(name);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    if (!name.startsWith(prefix) || name.includes('\0')) return refuse(404);
    let file = path.join(top, name.slice(prefix.length));
    if (name.endsWith('/')) file = path.join(file, 'index.html');
    if (!file.startsWith(top)) return refuse(404);
    fs.stat(file, (error, stat) => {
      if (error || !stat.isFile()) return refuse(404);
      response.writeHead(200, {
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'content-length': stat.size,
        'cache-control': 'no-cache',
      });
      if (request.method === 'HEAD') return response.end();
      fs.createReadStream(file).on('error', () => response.destroy()).pipe(response);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}${prefix}`,
        requests,
        close: () => new Promise((done) => { server.closeAllConnections(); server.close(done); }),
      }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'dist', port, prefix = '/'] = process.argv.slice(2);
  const taken = (error) => error.code === 'EADDRINUSE';
  try {
    const first = serve(folder, { port: Number(port ?? 8321), prefix });
    const { url } = await first.catch((error) => {
      if (port === undefined && taken(error)) return serve(folder, { prefix });
      throw error;
    });
    console.log(url);
  } catch (error) {
    console.error(`serve: ${taken(error) ? `port ${port} is taken` : error.message}`);
    process.exit(1);
  }
}
