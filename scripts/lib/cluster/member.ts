import { setTimeout as pause } from "node:timers/promises";
import { isEnding } from "../lifetime";
import type { Service } from "../processes";
import { StepFailure, say } from "../steps";

const READY_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 200;
/** Pause before a process that died is restarted: long enough not to loop, short enough for visitors. */
const AGAIN_AFTER_MS = 500;

/** How a process of the cluster is started, and how it is known to be ready. */
interface Kind {
	name: string;
	launch(): Service;
	isReady(service: Service): Promise<boolean>;
}

/** A supervised process of the cluster: whatever ends it, it is restarted until `stop`. */
export class Member {
	private service: Service | undefined;
	private isWanted = false;

	constructor(private readonly kind: Kind) {}

	get name(): string {
		return this.kind.name;
	}

	/** Starts it; settles once it is ready. @throws {StepFailure} when it is not within three minutes */
	async start(): Promise<void> {
		this.isWanted = true;
		this.launch();
		await this.untilReady();
	}

	/** Replaces it after an orderly end; settles once the new process is ready. */
	async replace(): Promise<void> {
		this.isWanted = false;
		await this.service?.stop();
		await this.start();
	}

	/** Kills it, as a power cut would; it is restarted. */
	async kill(): Promise<void> {
		await this.service?.kill();
	}

	/** Sends it a signal, such as SIGSTOP. */
	signal(signal: NodeJS.Signals): void {
		this.service?.signal(signal);
	}

	/** Stops it. */
	async stop(): Promise<void> {
		this.isWanted = false;
		await this.service?.stop();
	}

	/** @throws {StepFailure} when it is not ready within three minutes */
	async untilReady(): Promise<void> {
		const deadline = Date.now() + READY_WITHIN_MS;
		while (!(this.service && (await this.kind.isReady(this.service).catch(() => false)))) {
			if (Date.now() > deadline) throw new StepFailure(`« ${this.name} » n'est pas prêt.`, this.service?.logFile);
			await pause(LOOK_EVERY_MS);
		}
	}

	private launch(): void {
		const service = this.kind.launch();
		this.service = service;
		void service.ended.then(async () => {
			if (!this.isWanted || isEnding()) return;
			say(`  « ${this.name} » s'est arrêté : il repart.`);
			await pause(AGAIN_AFTER_MS);
			if (this.isWanted && !isEnding() && this.service === service) this.launch();
		});
	}
}
