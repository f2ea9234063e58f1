import { stopServices } from "./processes";
import { explain, hush, say } from "./steps";

type Cleanup = () => Promise<void> | void;
const cleanups: Cleanup[] = [];
let stopping: Promise<void> | undefined;

/** Something to undo when this run ends, after every service has stopped; the last added goes first. */
export function atEnd(cleanup: Cleanup): void {
	cleanups.push(cleanup);
}

/** Whether this run is ending, so that a stopped process is not a failure. */
export function isEnding(): boolean {
	return stopping !== undefined;
}

/**
 * Runs a command to its end and leaves nothing behind: not on success, failure, Ctrl-C, SIGTERM, SIGHUP, nor when the
 * npm that started us is killed. A second Ctrl-C does not wait.
 * @param work returns the exit code, or never when it runs until stopped
 */
export async function command(work: () => Promise<number>): Promise<never> {
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stopOn(signal));
	stopWithNpm();
	try {
		return await quit(await work());
	} catch (error) {
		// Steps that our own stop interrupts fail too; only the stop is reported.
		if (!stopping) explain(error);
		return await quit(1);
	}
}

async function stopOn(signal: NodeJS.Signals): Promise<void> {
	if (stopping && signal === "SIGINT") process.exit(130);
	if (stopping) return;
	say("\nArrêt en cours…");
	await quit(signal === "SIGINT" ? 130 : 143);
}

async function quit(code: number): Promise<never> {
	stopping ??= stopAll();
	await stopping;
	process.exit(code);
}

async function stopAll(): Promise<void> {
	hush();
	await stopServices();
	for (const cleanup of cleanups.reverse()) {
		try {
			await cleanup();
		} catch (error) {
			explain(error);
		}
	}
}

/** npm passes signals on, but a kill -9 of npm does not reach this process: then its parent changes. */
function stopWithNpm(): void {
	if (!process.env.npm_lifecycle_event) return;
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) void stopOn("SIGTERM");
	}, 1000).unref();
}
