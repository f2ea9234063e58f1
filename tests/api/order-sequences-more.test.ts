import { expect, test } from "vitest";
import { printedChance } from "../support/chance";
import { expectSequences } from "../support/order-sequences";
import { isThorough } from "../support/sizes";

test("random sequences of acts: boxes, stock, money and documents are those of the model", async () => {
	expect.hasAssertions();
	await expectSequences(
		isThorough ? 60 : 20,
		printedChance("Sequences of acts")
			.branch()
			.between(1, 2 ** 31),
	);
}, 600_000);
