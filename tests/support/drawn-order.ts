import { statSync } from "node:fs";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { TESTS } from "../../scripts/lib/paths";
import { type Chance, printedChance } from "./chance";

/** Files of `api`, the suite with several shards, that take far longer than their length suggests, in seconds. */
const SLOW: Record<string, number> = {
	"api/mail.test.ts": 36,
	"api/backup.test.ts": 29,
	"api/refunded-orders.test.ts": 24,
	"api/stripe-store.test.ts": 15,
	"api/order-batches.test.ts": 23,
	"api/search-judged.test.ts": 22,
	"api/cancel-interleavings.test.ts": 22,
	"api/health.test.ts": 20,
	"api/admin-order-status.test.ts": 17,
	"api/role-matrix.test.ts": 16,
	"api/feeds.test.ts": 15,
	"api/carrier-labels.test.ts": 40,
	"api/stripe-refunds.test.ts": 14,
	"api/stripe-reversals.test.ts": 12,
	"api/medusa-invariants-healthy.test.ts": 12,
	"api/admin-order-status-races.test.ts": 10,
};
/** What a second of tests takes to write, on average. */
const BYTES_A_SECOND = 1500;

/** Distributes the files of a suite to its shards by duration and draws their order, since no file may depend on another. */
export class DrawnOrder extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const listed = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
		return shuffled(listed, printedChance("Order of test files"));
	}

	/** The next longest unit goes to the shortest shard. */
	override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
		const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
		const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] as TestSpecification[] }));
		const units = new Map<string, Weighed[]>();
		for (const file of files.map(weighed).sort(heaviestFirst)) {
			const unit = unitOf(file.path);
			units.set(unit, [...(units.get(unit) ?? []), file]);
		}
		const sums = [...units.values()].map((unit) => ({
			unit,
			seconds: unit.reduce((sum, { seconds }) => sum + seconds, 0),
		}));
		for (const { unit, seconds } of sums.sort((one, other) => other.seconds - one.seconds)) {
			const lightest = shards.reduce((least, shard) => (shard.seconds < least.seconds ? shard : least));
			lightest.files.push(...unit.map(({ file }) => file));
			lightest.seconds += seconds;
		}
		return shards[index - 1]?.files ?? [];
	}
}

function shuffled<Item>(items: readonly Item[], { between }: Chance): Item[] {
	const left = [...items];
	return items.flatMap(() => left.splice(between(0, left.length - 1), 1));
}

/** Files that share a shop beside the suite's. */
const TOGETHER = [
	/^api\/stripe-/,
	/^api\/(carrier-labels|commercial-codes-secret|two-processes)\./,
	/^api\/(logs|metrics|shop-alerts|telemetry)\./,
];

/** What goes to one shard: a file, or those that share a shop. */
const unitOf = (path: string): string => TOGETHER.find((files) => files.test(path))?.source ?? path;

interface Weighed {
	file: TestSpecification;
	path: string;
	seconds: number;
}

function weighed(file: TestSpecification): Weighed {
	const path = relative(TESTS, file.moduleId);
	return { file, path, seconds: SLOW[path] ?? statSync(file.moduleId).size / BYTES_A_SECOND };
}

const heaviestFirst = (one: Weighed, other: Weighed): number =>
	other.seconds - one.seconds || (one.path < other.path ? -1 : 1);
