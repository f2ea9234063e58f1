import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type Message, receiver } from "../../examples/webhook-receiver/receive";

/** What a receiver does with a request: the example's own code, a status, or nothing for ever. */
export type Behaviour = "receive" | "hang" | number | { redirect: string } | { body: string };

/** A receiver on this machine that runs the example's code, unless the test has it behave otherwise. */
export class TestReceiver {
	/** What the example verified and handled, in its order. */
	readonly handled: (Message & { id: string })[] = [];
	/** Every request that came, whatever became of it, with its headers. */
	readonly heard: { id: string; signature: string }[] = [];
	/** Asked for each request, by its webhook-id. */
	behave: (id: string) => Behaviour = () => "receive";
	private readonly held: (() => void)[] = [];
	private server: Server | undefined;
	private listener: RequestListener = (_request, response) => response.writeHead(503).end();

	/** @returns its address */
	async open(): Promise<string> {
		const server = createServer((request, response) => {
			const id = String(request.headers["webhook-id"]);
			this.heard.push({ id, signature: String(request.headers["webhook-signature"]) });
			const behaviour = this.behave(id);
			if (behaviour === "receive") this.listener(request, response);
			else if (behaviour === "hang") this.held.push(() => response.writeHead(500).end());
			else if (typeof behaviour === "number") response.writeHead(behaviour).end("refusé");
			else if ("body" in behaviour) response.writeHead(200).end(behaviour.body);
			else response.writeHead(307, { location: behaviour.redirect }).end();
		}).listen(0, "127.0.0.1");
		await once(server, "listening");
		this.server = server;
		const at = server.address();
		return `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}/webhooks`;
	}

	/** The secret by which the example verifies from now on. */
	trust(secret: string): void {
		this.listener = receiver(secret, (message, id) => {
			this.handled.push({ ...message, id });
		});
	}

	/** Sends the delayed responses. */
	release(): void {
		for (const answer of this.held.splice(0)) answer();
	}

	close(): void {
		this.release();
		this.server?.closeAllConnections();
		this.server?.close();
	}
}
