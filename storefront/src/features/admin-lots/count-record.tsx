"use client";

import { countStock, type Lot } from "@confiserie/domain/contract/lots";
import { formatCount } from "@confiserie/domain/format";
import { type Counts, countedSoFar } from "@confiserie/domain/lots/stock-count";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { useKey } from "@/lib/use-key";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";

interface CountRecordProps {
	lots: readonly Lot[];
	counts: Counts;
	onDone: () => void;
}

/** The differences in all, their reason, and the button that records the count. */
export function CountRecord({ lots, counts, onDone }: CountRecordProps) {
	const mayCount = useMay()("stock.change");
	const client = useQueryClient();
	const { success } = useToasts();
	const [reason, setReason] = useState("");
	const [problem, setProblem] = useState<string | null>(null);
	const keyOf = useKey();
	const { counted, differences, missing, surplus } = countedSoFar(lots, counts);
	const record = useMutation({
		mutationFn: () => {
			const lines = counted.map(({ lot, boxes }) => ({ lotId: lot.id, boxes, previousBoxes: lot.boxes }));
			const asked = { lines, reason: reason.trim() };
			return call(countStock, { body: { ...asked, key: keyOf(asked) } });
		},
		onSuccess: ({ lots: count }) => {
			success(`Inventaire noté\u00a0: ${formatCount(count, "lot")}`);
			setReason("");
			onDone();
		},
		onSettled: () => client.invalidateQueries({ queryKey: ["admin"] }),
	});
	if (!mayCount || counted.length === 0) return null;
	const parts = [
		formatCount(counted.length, "lot compté", "lots comptés"),
		formatCount(differences, "écart"),
		missing > 0 && formatCount(missing, "carton manquant", "cartons manquants"),
		surplus > 0 && formatCount(surplus, "carton en trop", "cartons en trop"),
	].filter(Boolean);
	return (
		<form
			noValidate
			className="flex max-w-2xl flex-col gap-3 print:hidden"
			onSubmit={(event) => {
				event.preventDefault();
				if (!reason.trim()) setProblem("Saisissez un motif.");
				else if (!record.isPending) record.mutate();
			}}
		>
			<p className="font-semibold">{parts.join(", ")}</p>
			{record.error && (
				<Banner tone="error" title={record.error.message}>
					Les quantités notées sont à jour sur la feuille. Vérifiez les écarts, puis recommencez.
				</Banner>
			)}
			<TextField
				label="Motif"
				maxLength={200}
				value={reason}
				error={problem}
				onChange={({ target }) => {
					setReason(target.value);
					setProblem(null);
				}}
			/>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={record.isPending} busyLabel="Enregistrement…">
					Noter l'inventaire
				</Button>
				<Button variant="secondary" onClick={onDone}>
					Tout effacer
				</Button>
			</div>
		</form>
	);
}
