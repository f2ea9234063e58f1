"use client";

import { countStock, type Lot, type StockCountInput } from "@confiserie/domain/contract/lots";
import { formatCount } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { type Counts, countedSoFar } from "@confiserie/domain/lots/stock-count";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { EditForm, TextField, useEditForm } from "@/features/admin/kit";
import { useMay } from "@/features/admin/shell";
import { useKey } from "@/lib/use-key";
import { Button } from "@/ui/button";
import { useToasts } from "@/ui/toasts";

interface CountRecordProps {
	lots: readonly Lot[];
	counts: Counts;
	/** The server refuses what was counted of a lot. */
	onRefused: (lotId: string, message: string) => void;
	onDone: () => void;
}

/** The differences in all, their reason, and the button that records the count. */
export function CountRecord({ lots, counts, onRefused, onDone }: CountRecordProps) {
	const mayCount = useMay()("stock.change");
	const { success } = useToasts();
	const keyOf = useKey();
	const { counted, differences, missing, surplus } = countedSoFar(lots, counts);
	const form = useEditForm(countStock, {
		start: BLANK,
		clears: true,
		changes: "everything",
		failure: "L'inventaire n'a pas pu être enregistré. Réessayez.",
		sends: ({ reason }) => {
			const lines = counted.map(({ lot, boxes, seen }) => ({ lotId: lot.id, boxes, previousBoxes: seen }));
			return { lines, reason, key: keyOf({ lines, reason }) };
		},
		onRefused: ({ field, message }) => {
			const refused = counted[Number(/^lines\[(\d+)\]/.exec(field ?? "")?.[1])];
			if (!refused) return false;
			onRefused(refused.lot.id, message);
			return { root: `${refused.lot.productName}, ${lotWords(refused.lot)}\u00a0: ${message}` };
		},
		onSaved: ({ lots: count }) => {
			success(`Inventaire noté\u00a0: ${formatCount(count, "lot")}`);
			onDone();
		},
	});
	if (!mayCount || counted.length === 0) return null;
	const parts = [
		formatCount(counted.length, "lot compté", "lots comptés"),
		formatCount(differences, "écart"),
		missing.length > 0 && `${formatBoxSum(missing)} en moins`,
		surplus.length > 0 && `${formatBoxSum(surplus)} en trop`,
	].filter(Boolean);
	return (
		<div className="max-w-2xl print:hidden">
			<EditForm form={form} legend="Noter l'inventaire" label="Noter l'inventaire">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="font-semibold">{parts.join(", ")}</p>
					<Button variant="secondary" size="sm" onClick={onDone}>
						Tout effacer
					</Button>
				</div>
				<TextField {...form.field("reason")} label="Motif" maxLength={200} />
			</EditForm>
		</div>
	);
}

const BLANK: StockCountInput = { key: "", lines: [], reason: "" };
