import { connect } from "node:net";

/** What a load came to: responses a second, and the time that each took in milliseconds. */
export interface Load {
	rate: number;
	p50: number;
	p99: number;
	/** Responses of another status, or none. */
	failures: number;
}

const HEAD_END = "\r\n\r\n";

/**
 * Asks for one address over `connections` at once, each with its next request as soon as the response before is whole. On bare
 * sockets, since what the generator costs is taken from the server that it shares the machine with.
 */
export async function load(
	address: string,
	{ connections, seconds, headers = {} }: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<Load> {
	const times: number[] = [];
	let failures = 0;
	const started = performance.now();
	const end = started + seconds * 1000;
	await Promise.all(
		Array.from({ length: connections }, () =>
			askUntil(end, address, headers, (status, milliseconds) => {
				times.push(milliseconds);
				if (status !== 200) failures += 1;
			}),
		),
	);
	const elapsed = (performance.now() - started) / 1000;
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
	return { rate: times.length / elapsed, p50: at(0.5), p99: at(0.99), failures };
}

/** One connection. */
function askUntil(
	end: number,
	address: string,
	headers: Record<string, string>,
	answered: (status: number, milliseconds: number) => void,
): Promise<void> {
	const { host, hostname, port, pathname, search } = new URL(address);
	const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
	const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join("\r\n")}${HEAD_END}`;
	return new Promise((resolve, reject) => {
		const socket = connect({ host: hostname, port: Number(port) });
		let head = "";
		let missing = 0;
		let status = 0;
		let sent = 0;
		const ask = () => {
			[head, sent] = ["", performance.now()];
			socket.write(request);
		};
		socket.on("connect", ask);
		socket.on("error", reject);
		socket.on("end", () => reject(new Error(`${address} closed the connection.`)));
		socket.on("data", (piece) => {
			let rest = piece.length;
			if (missing === 0) {
				head += piece.toString("latin1");
				const at = head.indexOf(HEAD_END);
				if (at < 0) return;
				const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
				if (length === undefined) return void socket.destroy(new Error(`${address} does not say how long it is.`));
				status = Number(head.slice(9, 12));
				rest = head.length - at - HEAD_END.length;
				missing = Number(length);
			}
			missing -= rest;
			if (missing > 0) return;
			answered(status, performance.now() - sent);
			if (performance.now() < end) return ask();
			socket.removeAllListeners("end");
			socket.end(() => resolve());
		});
	});
}
