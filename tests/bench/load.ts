import { connect } from "node:net";

/** What a load came to: responses a second, and the time that each took in milliseconds. */
export interface Load {
	rate: number;
	p50: number;
	p99: number;
	/** Of a response's body, the mean. */
	bytes: number;
	/** Responses of another status, or none. */
	failures: number;
}

const HEAD_END = "\r\n\r\n";

/**
 * Asks for an address over `connections` at once, each with its next request as soon as the response before is whole. On bare
 * sockets, since what the generator costs is taken from the server that it shares the machine with.
 * @param address all of one server, where it is another one each time
 */
export async function load(
	address: string | (() => string),
	{ connections, seconds, headers = {} }: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<Load> {
	const times: number[] = [];
	let failures = 0;
	let sent = 0;
	const started = performance.now();
	const end = started + seconds * 1000;
	await Promise.all(
		Array.from({ length: connections }, () =>
			askUntil(end, typeof address === "string" ? () => address : address, headers, (status, milliseconds, bytes) => {
				times.push(milliseconds);
				sent += bytes;
				if (status !== 200) failures += 1;
			}),
		),
	);
	const elapsed = (performance.now() - started) / 1000;
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
	return { rate: times.length / elapsed, p50: at(0.5), p99: at(0.99), bytes: sent / times.length, failures };
}

/** One connection. */
function askUntil(
	end: number,
	nextAddress: () => string,
	headers: Record<string, string>,
	answered: (status: number, milliseconds: number, bytes: number) => void,
): Promise<void> {
	const address = nextAddress();
	const { host, hostname, port, origin } = new URL(address);
	const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
	const rest = ` HTTP/1.1\r\n${lines.join("\r\n")}${HEAD_END}`;
	return new Promise((resolve, reject) => {
		const socket = connect({ host: hostname, port: Number(port) });
		let head = "";
		let [body, missing] = [0, 0];
		let status = 0;
		let sent = 0;
		const ask = () => {
			[head, sent] = ["", performance.now()];
			socket.write(`GET ${nextAddress().slice(origin.length)}${rest}`);
		};
		socket.on("connect", ask);
		socket.on("error", reject);
		socket.on("end", () => reject(new Error(`${address} closed the connection.`)));
		socket.on("data", (piece) => {
			let length = piece.length;
			if (missing === 0) {
				head += piece.toString("latin1");
				const at = head.indexOf(HEAD_END);
				if (at < 0) return;
				const announced = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
				if (announced === undefined) return void socket.destroy(new Error(`${address} does not say how long it is.`));
				status = Number(head.slice(9, 12));
				length = head.length - at - HEAD_END.length;
				body = missing = Number(announced);
			}
			missing -= length;
			if (missing > 0) return;
			answered(status, performance.now() - sent, body);
			if (performance.now() < end) return ask();
			socket.removeAllListeners("end");
			socket.end(() => resolve());
		});
	});
}
