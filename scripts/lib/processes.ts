import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { follow } from "./follow";
import { LOGS } from "./paths";
import { StepFailure } from "./steps";

/** A program to run: its log is `.data/logs/<name>.log`, truncated at each run. */
export interface Program {
	name: string;
	/** A JavaScript file for this Node; or, with `executable`, arguments for that program. */
	args: string[];
	executable?: string;
	cwd: string;
	env?: Record<string, string | undefined>;
	/** Ends the program, and its step, after so long. */
	timeoutMs?: number;
	/** Where its output goes; the run's log file by default. "followed" is that too, copied to this launcher's own output. */
	output?: "log" | "terminal" | "followed";
}

/** A server that runs until stopped. */
export interface Service {
	name: string;
	/** LAUNCH_TOKEN of its environment, by which the shop's own servers prove that they respond (`health.ts`). */
	token: string;
	logFile: string;
	/** Settles when the process ended, whatever the reason. */
	ended: Promise<number | null>;
	stop(): Promise<void>;
	/** Kills it with all its children, as a power cut would. */
	kill(): Promise<void>;
	/** Sends it a signal, with all its children. */
	signal(signal: NodeJS.Signals): void;
}

const STOP_GRACE_MS = 12_000;
const services = new Set<Service>();
let guard: ChildProcess | undefined;

/** Runs a program to its end. @throws {StepFailure} when it ends with another code than 0 */
export async function run(program: Program): Promise<void> {
	const service = serve(program);
	const timer = program.timeoutMs ? setTimeout(() => void service.stop(), program.timeoutMs) : undefined;
	const unfollow = program.output === "followed" ? follow(service.logFile, process.stdout) : undefined;
	const code = await service.ended;
	clearTimeout(timer);
	unfollow?.();
	if (code !== 0)
		throw new StepFailure(`« ${program.name} » s'est arrêté (code ${code ?? "signal"}).`, logOf(program, service));
}

/** Starts a server in a process group of its own, so that its children's children end with it. */
export function serve(program: Program): Service {
	const logFile = join(LOGS, `${program.name}.log`);
	const log = program.output === "terminal" ? undefined : openSync(logFile, "w", 0o600);
	if (log !== undefined) writeSync(log, `# ${new Date().toISOString()} ${program.args.join(" ")}\n`);
	// Logs have no colours.
	const colours = log === undefined ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };
	const token = randomUUID();
	const child = spawn(program.executable ?? process.execPath, program.args, {
		cwd: program.cwd,
		env: { ...process.env, ...colours, ...program.env, LAUNCH_TOKEN: token },
		detached: true,
		stdio: log === undefined ? ["ignore", "inherit", "inherit"] : ["ignore", log, log],
	});
	if (log !== undefined) closeSync(log);
	const pid = child.pid;
	if (pid) watch(pid, "SIGTERM", true);
	const ended = new Promise<number | null>((resolve) => {
		child.once("error", () => resolve(1));
		child.once("exit", (code) => resolve(code));
	}).then((code) => {
		services.delete(service);
		if (pid) {
			// The leader has ended; the rest of its group is killed.
			killGroup(pid, "SIGKILL");
			forget(pid);
		}
		return code;
	});
	const service: Service = {
		name: program.name,
		token,
		logFile,
		ended,
		stop: () => stopGroup(pid, ended),
		kill: async () => {
			if (pid) killGroup(pid, "SIGKILL");
			await ended;
		},
		signal: (signal) => {
			if (pid) killGroup(pid, signal);
		},
	};
	services.add(service);
	return service;
}

/** Stops every server still running, the last started first. */
export async function stopServices(): Promise<void> {
	await Promise.all([...services].reverse().map((service) => service.stop()));
}

/**
 * Has process `pid` ended with `signal` should this launcher die without stopping it.
 * @param group whether the whole process group is meant
 */
export function watch(pid: number, signal: NodeJS.Signals, group: boolean): void {
	if (!guard) {
		guard = spawn(process.execPath, [join(import.meta.dirname, "guard.mjs")], {
			detached: true,
			stdio: ["pipe", "ignore", "ignore"],
		});
		// The guard must neither prolong a finished run nor end a run when it dies.
		guard.unref();
		guard.stdin?.on("error", () => {});
		(guard.stdin as { unref?: () => void } | null)?.unref?.();
	}
	guard.stdin?.write(`${JSON.stringify({ watch: pid, signal, group })}\n`);
}

/** Ends `watch`. */
export function forget(pid: number): void {
	guard?.stdin?.write(`${JSON.stringify({ forget: pid })}\n`);
}

async function stopGroup(pid: number | undefined, ended: Promise<unknown>): Promise<void> {
	if (!pid) return;
	killGroup(pid, "SIGTERM");
	const timer = setTimeout(() => killGroup(pid, "SIGKILL"), STOP_GRACE_MS);
	await ended;
	clearTimeout(timer);
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(-pid, signal);
	} catch {
		// No process of that group is left.
	}
}

function logOf(program: Program, service: Service): string | undefined {
	return program.output === "terminal" ? undefined : service.logFile;
}
