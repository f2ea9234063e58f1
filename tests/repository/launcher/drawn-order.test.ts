import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { TESTS } from "../../../scripts/lib/paths";
import { DrawnOrder } from "../../support/drawn-order";

const FILES = readdirSync(join(TESTS, "api"))
	.filter((name) => name.endsWith(".test.ts"))
	.map((name) => ({ moduleId: join(TESTS, "api", name) }) as TestSpecification);

const inShard = async (files: TestSpecification[], index: number) => {
	const order = new DrawnOrder({ config: { shard: { index, count: 2 } } } as Vitest);
	return (await order.sort(await order.shard(files))).map(({ moduleId }) => moduleId);
};

const inShards = async (files: TestSpecification[]) => [await inShard(files, 1), await inShard(files, 2)];

afterEach(() => vi.unstubAllEnvs());

test("each file is in one shard, in an order that the seed repeats, however the disk lists them", async () => {
	vi.stubEnv("TEST_SEED", "1");
	const shards = await inShards(FILES);
	expect(shards.flat().sort()).toEqual(FILES.map(({ moduleId }) => moduleId).sort());
	expect(await inShards(FILES.toReversed())).toEqual(shards);
	// Neither is idle while the other works.
	expect(Math.min(...shards.map(({ length }) => length))).toBeGreaterThan(FILES.length / 3);
	vi.stubEnv("TEST_SEED", "2");
	const drawn = await inShards(FILES);
	expect(drawn).not.toEqual(shards);
	expect(drawn.map((shard) => shard.toSorted())).toEqual(shards.map((shard) => shard.toSorted()));
});
