import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Service } from "./processes";
import { StepFailure } from "./steps";

/** Another program responds at the address of a service. */
export class PortTaken extends StepFailure {}

/**
 * Waits until the service itself responds to a health check, and then with a page if one is given, below 500. Its token proves
 * it: another shop on this machine may have taken the port meanwhile, and responds as well.
 * @throws {StepFailure} when the service ends before, or does not respond in time
 */
export async function untilHealthy(
	service: Service,
	check: string,
	{ page, timeoutMs = 120_000 }: { page?: string; timeoutMs?: number } = {},
): Promise<void> {
	const deadline = Date.now() + timeoutMs;
	let ended = false;
	let other = false;
	void service.ended.then(() => {
		ended = true;
	});
	while (Date.now() < deadline) {
		if (ended) throw new StepFailure(`« ${service.name} » s'est arrêté au démarrage.`, service.logFile);
		const response = await responseOf(check);
		other = response !== undefined && !isOwn(response, service);
		// Medusa runs on without its port.
		if (other && foundPortTaken(service)) break;
		if (response && !other && isServed(response) && (!page || isServed(await responseOf(page)))) return;
		await pause(150);
	}
	if (other) throw new PortTaken(`Un autre programme répond sur ${check}, à la place de « ${service.name} ».`);
	throw new StepFailure(`« ${service.name} » ne répond pas sur ${check}.`, service.logFile);
}

/** Whether a program has reported that its port is taken. */
export function foundPortTaken({ logFile }: { logFile?: string | undefined }): boolean {
	return logFile !== undefined && readFileSync(logFile, "utf8").includes("EADDRINUSE");
}

/** Whether the service itself responds to a health check with a status of success. */
export async function isReady(service: Service, check: string): Promise<boolean> {
	const response = await responseOf(check);
	return response?.ok === true && isOwn(response, service);
}

/** Whether a program that knows no token, such as a proxy, responds with a status of success. */
export async function responds(url: string): Promise<boolean> {
	return (await responseOf(url))?.ok === true;
}

const isServed = (response: Response | undefined) => response !== undefined && response.status < 500;
const isOwn = (response: Response, { token }: Service) => response.headers.get("x-launch-token") === token;

async function responseOf(url: string): Promise<Response | undefined> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
		await response.arrayBuffer();
		return response;
	} catch {
		return undefined;
	}
}
