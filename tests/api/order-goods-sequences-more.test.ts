import { expect, test } from "vitest";
import { expectSequences } from "../support/goods-sequences";

test("random sequences of acts: boxes, status and stock are those of the model", async () => {
	expect.hasAssertions();
	await expectSequences(20, 2048);
}, 120_000);
