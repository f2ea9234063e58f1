import { setTimeout as pause } from "node:timers/promises";
import type { Service } from "./processes";
import { StepFailure } from "./steps";

/**
 * Waits until `url` responds below 500.
 * @throws {StepFailure} when the service ends before, or does not respond in time
 */
export async function untilHealthy(service: Service, url: string, timeoutMs = 120_000): Promise<void> {
	const deadline = Date.now() + timeoutMs;
	let ended = false;
	void service.ended.then(() => {
		ended = true;
	});
	while (Date.now() < deadline) {
		if (ended) throw new StepFailure(`« ${service.name} » s'est arrêté au démarrage.`, service.logFile);
		if (await isHealthy(url)) return;
		await pause(150);
	}
	throw new StepFailure(`« ${service.name} » ne répond pas sur ${url}.`, service.logFile);
}

async function isHealthy(url: string): Promise<boolean> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
		await response.arrayBuffer();
		return response.status < 500;
	} catch {
		return false;
	}
}
