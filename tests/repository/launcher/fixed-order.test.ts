import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { TESTS } from "../../../scripts/lib/paths";
import { FixedOrder } from "../../support/fixed-order";

const FILES = readdirSync(join(TESTS, "api"))
	.filter((name) => name.endsWith(".test.ts"))
	.map((name) => ({ moduleId: join(TESTS, "api", name) }) as TestSpecification);

const inShard = async (files: TestSpecification[], index: number) => {
	const order = new FixedOrder({ config: { shard: { index, count: 2 } } } as Vitest);
	return (await order.sort(await order.shard(files))).map(({ moduleId }) => moduleId);
};

test("each file is in one shard, in the same place whatever order the disk lists them in", async () => {
	const shards = [await inShard(FILES, 1), await inShard(FILES, 2)];
	expect(shards.flat().sort()).toEqual(FILES.map(({ moduleId }) => moduleId).sort());
	const reversed = FILES.toReversed();
	expect([await inShard(reversed, 1), await inShard(reversed, 2)]).toEqual(shards);
	// Neither is idle while the other works.
	expect(Math.min(...shards.map(({ length }) => length))).toBeGreaterThan(FILES.length / 3);
});
