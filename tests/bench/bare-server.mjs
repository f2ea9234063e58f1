// The yardstick of the pages' bench: a server of Node alone that sends the very bytes and headers of one response of the shop.
import { createServer, get } from "node:http";

const [address, encoding] = process.argv.slice(2);
get(address, { headers: { "accept-encoding": encoding } }, async (response) => {
	const pieces = [];
	for await (const piece of response) pieces.push(piece);
	const body = Buffer.concat(pieces);
	const { date, connection, "keep-alive": _, ...headers } = response.headers;
	const server = createServer((_request, answer) => answer.writeHead(200, headers).end(body));
	server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});
