import { type LoadedLine, loadOf } from "../delivery/load";
import type { PackingLimits } from "../delivery/options";
import type { PalletLayers } from "../pallet/mixed-pallet";
import { besidePallets, palletsOf, type RecordedPallets } from "../pallet/recorded-pallets";
import { MAXIMUM_PACKAGES, type PackageKind } from "./shipment";

/** A package that is proposed: a pallet of recorded layers says which stand on it, the heaviest below. */
export interface ProposedPackage {
	kind: PackageKind;
	grams: number;
	contents: PalletLayers[];
}

/** Lines that leave, each of a product of its own. */
type LeavingLine = Omit<LoadedLine, "preparationDays"> & { productId: string };

/**
 * Packages that lines are proposed in. Layers of an order that records pallets stand on these, composed again from what leaves; all
 * else goes on pallets where it fills one or the order goes by pallet, else in a parcel for each box.
 */
export function proposedPackages(
	lines: readonly LeavingLine[],
	limits: PackingLimits,
	{ isByPallet, recorded }: { isByPallet: boolean; recorded: RecordedPallets | null },
): ProposedPackage[] {
	const all = palletsOf(lines, recorded);
	// More than a shipment has labels for are weighed together.
	const stacked = all.length < MAXIMUM_PACKAGES ? all : [];
	const loose = besidePallets(lines, stacked);
	return [
		...stacked.map(({ grams, layers }) => ({ kind: "PALLET" as const, grams, contents: layers })),
		...(stacked.length > 0 && loose.length === 0
			? []
			: packagesBeside(loose, limits, { isByPallet: isByPallet || stacked.length > 0, taken: stacked.length })),
	];
}

/** Packages without a record. Full pallets have their own weight, the others share the rest. */
function packagesBeside(
	lines: readonly LeavingLine[],
	limits: PackingLimits,
	{ isByPallet, taken }: { isByPallet: boolean; taken: number },
): ProposedPackage[] {
	const { pallets, palletGrams, mixedPallets, grams } = loadOf(lines, limits);
	const boxes = lines.reduce((sum, line) => sum + line.boxes, 0);
	const kind: PackageKind = isByPallet || pallets > 0 ? "PALLET" : "PARCEL";
	const wanted = kind === "PALLET" ? pallets + mixedPallets : boxes;
	const most = MAXIMUM_PACKAGES - taken;
	const count = Math.min(most, Math.max(1, wanted));
	const full = wanted <= most ? palletGrams : [];
	const others = count - full.length;
	const left = full.reduce((rest, one) => rest - one, grams);
	const each = Math.floor(left / Math.max(1, others));
	return [
		...full,
		...Array.from({ length: others }, (_, index) => (index === 0 ? left - each * (others - 1) : each)),
	].map((grams) => ({ kind, grams, contents: [] }));
}
