import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** One answer of a probed address. Times are of the epoch, ms. */
export interface Probed {
	url: string;
	from: number;
	to: number;
	status: number;
}

/**
 * Asks addresses all the time, in a thread: what this process itself does delays no measurement.
 * @returns what stops it and returns every answer
 */
export async function probe(urls: readonly string[]): Promise<() => Promise<Probed[]>> {
	const thread = new Worker(THREAD, { eval: true, workerData: urls });
	await once(thread, "message");
	return async () => {
		thread.postMessage("stop");
		const [probed] = await once(thread, "message");
		await thread.terminate();
		return probed as Probed[];
	};
}

const THREAD = `
const { Agent, get } = require("node:http");
const { parentPort, workerData } = require("node:worker_threads");
const agent = new Agent({ keepAlive: true });
const probed = [];
let isOver = false;
parentPort.once("message", () => { isOver = true; });
const now = () => performance.timeOrigin + performance.now();
const ask = (url) => new Promise((resolve, reject) => {
	const from = now();
	get(url, { agent }, (response) => {
		response.resume().once("end", () => resolve({ url, from, to: now(), status: response.statusCode }));
	}).once("error", reject);
});
async function follow(url) {
	while (!isOver) {
		probed.push(await ask(url));
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}
Promise.all(workerData.map(async (url) => { await ask(url); })).then(async () => {
	parentPort.postMessage("ready");
	await Promise.all(workerData.map(follow));
	parentPort.postMessage(probed);
});`;
