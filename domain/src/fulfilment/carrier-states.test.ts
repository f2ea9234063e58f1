import { expect, it } from "vitest";
import { labelRefusal } from "./carrier-states";
import type { PackageKind } from "./shipment";

const packages = (kind: PackageKind, count: number) => Array.from({ length: count }, () => ({ kind }));

it.each([
	[packages("PARCEL", 1), true],
	[packages("PARCEL", 15), true],
	[packages("PARCEL", 16), false],
	[packages("PALLET", 1), false],
	[[...packages("PARCEL", 2), ...packages("PALLET", 1)], false],
])("a carrier's label for %j is possible: %s", (load, isPossible) => {
	expect(labelRefusal(load) === null).toBe(isPossible);
});
