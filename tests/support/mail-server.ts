import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** A mail as the server received it: the envelope, the raw message, and header lines by lower-case name. */
export interface ReceivedMail {
	from: string;
	to: string[];
	raw: string;
	headers: Map<string, string>;
}

/** A real SMTP server on a port of this machine, which a test can silence or close. */
export class MailServer {
	readonly received: ReceivedMail[] = [];
	#server: SMTPServer | undefined;
	#holds: { of: (to: string[]) => boolean; waiting: (() => void)[] } | undefined;
	#refusal: string | undefined;

	constructor(readonly port: number) {}

	async open(): Promise<void> {
		const server = new SMTPServer({
			authOptional: true,
			disabledCommands: ["STARTTLS", "AUTH"],
			logger: false,
			onData: async (stream, session, done) => {
				const chunks: Buffer[] = [];
				const refusal = this.#refusal;
				for await (const chunk of stream) chunks.push(chunk);
				const raw = Buffer.concat(chunks).toString("utf8");
				if (refusal) return done(Object.assign(new Error(refusal), { responseCode: 451 }));
				const { mailFrom, rcptTo } = session.envelope;
				this.received.push({
					from: mailFrom ? mailFrom.address : "",
					to: rcptTo.map(({ address }) => address),
					raw,
					headers: headersOf(raw),
				});
				if (this.#holds?.of(rcptTo.map(({ address }) => address))) this.#holds.waiting.push(done);
				else done();
			},
		});
		// Some tests kill a client during the conversation.
		server.on("error", () => undefined);
		server.listen(this.port, "127.0.0.1");
		await once(server.server, "listening");
		this.#server = server;
	}

	/** From now on every mail is refused for the time being, in these words; taken again with undefined. */
	refuse(words: string | undefined): void {
		this.#refusal = words;
	}

	/** From now on mails are taken in, but the reception of those to certain recipients is not acknowledged. */
	holdResponses(of: (to: string[]) => boolean): void {
		this.#holds = { of, waiting: [] };
	}

	/** Acknowledges what was held back, and everything that follows. */
	releaseResponses(): void {
		for (const done of this.#holds?.waiting ?? []) done();
		this.#holds = undefined;
	}

	async close(): Promise<void> {
		const server = this.#server;
		this.#server = undefined;
		if (server) await new Promise<void>((resolve) => server.close(resolve));
	}
}

/** Header lines by name, folded lines joined. */
function headersOf(raw: string): Map<string, string> {
	const [head = ""] = raw.split("\r\n\r\n");
	const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
	return new Map(
		lines.map((line) => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
		}),
	);
}
