import { statSync } from "node:fs";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { TESTS } from "../../scripts/lib/paths";

/** Files that take far longer than their length tells, in seconds. */
const SLOW: Record<string, number> = {
	"api/store-checkout.test.ts": 87,
	"api/webhooks.test.ts": 55,
	"api/products-import.test.ts": 53,
	"api/admin-products-imported-whole.test.ts": 43,
	"api/search-judged.test.ts": 41,
	"api/store-client.test.ts": 38,
	"api/admin-product-drafts.test.ts": 37,
	"api/metrics.test.ts": 33,
	"api/product-batches.test.ts": 33,
};
/** What a second of tests takes to write, on average. */
const BYTES_A_SECOND = 650;

/**
 * The same files in the same order in the same shard, wherever they run. They share a shop within a shard; taken from a
 * queue or by what the last run remembers, each machine would have each file meet other leftovers.
 */
export class FixedOrder extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		return files
			.map(weighed)
			.sort(heaviestFirst)
			.map(({ file }) => file);
	}

	/** The next heaviest file goes where least is. */
	override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
		const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
		const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] as TestSpecification[] }));
		for (const { file, seconds } of files.map(weighed).sort(heaviestFirst)) {
			const lightest = shards.reduce((least, shard) => (shard.seconds < least.seconds ? shard : least));
			lightest.files.push(file);
			lightest.seconds += seconds;
		}
		return shards[index - 1]?.files ?? [];
	}
}

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
