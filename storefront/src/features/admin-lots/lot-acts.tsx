"use client";

import { blockLot, type Lot, type LotRemoval, removeFromLot, unblockLot } from "@confiserie/domain/contract/lots";
import { formatCount } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { May } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { useKey } from "@/lib/use-key";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";

type Act = "block" | "unblock" | LotRemoval;

const ACTS: Record<Act, { label: string; busyLabel: string; describe: string }> = {
	block: {
		label: "Bloquer ce lot",
		busyLabel: "Blocage…",
		describe: "Ses cartons ne sont plus vendus, préparés ni expédiés. Le stock du produit baisse d'autant.",
	},
	unblock: {
		label: "Remettre en vente",
		busyLabel: "Enregistrement…",
		describe: "Ses cartons retenus reviennent en stock et peuvent partir.",
	},
	LOSS: {
		label: "Mettre en perte",
		busyLabel: "Enregistrement…",
		describe: "Ces cartons ne sont plus là : détruits, abîmés ou donnés.",
	},
	SUPPLIER: {
		label: "Rendre au fournisseur",
		busyLabel: "Enregistrement…",
		describe: "Ces cartons ne sont plus là : le fournisseur les a repris.",
	},
};

/** What can be done with the boxes of a lot that are there: withhold them, sell them again, take them out of the stock. */
export function LotActs({ lot }: { lot: Lot }) {
	const [act, setAct] = useState<Act | null>(null);
	const there = lot.boxes + lot.withheld;
	const canSell = !lot.isUnsafe && (lot.blockedAt !== null || lot.withheld > 0);
	const offered: Act[] = [
		...(lot.blockedAt === null ? (["block"] as const) : []),
		...(there > 0 ? (["LOSS", "SUPPLIER"] as const) : []),
		...(canSell ? (["unblock"] as const) : []),
	];
	return (
		<May permission="stock.change">
			<div className="flex flex-wrap gap-2">
				{offered.map((one) => (
					<Button
						key={one}
						size="sm"
						variant={one === "block" ? "primary" : "secondary"}
						aria-label={`${ACTS[one].label} : ${lotWords(lot)}`}
						onClick={() => setAct(one)}
					>
						{ACTS[one].label}
					</Button>
				))}
			</div>
			<Dialog
				open={act !== null}
				onClose={() => setAct(null)}
				title={act ? ACTS[act].label : ""}
				description={`${lotWords(lot)}. ${act ? ACTS[act].describe : ""}`}
			>
				{act && <ActForm lot={lot} act={act} onClose={() => setAct(null)} />}
			</Dialog>
		</May>
	);
}

function ActForm({ lot, act, onClose }: { lot: Lot; act: Act; onClose: () => void }) {
	const client = useQueryClient();
	const there = lot.boxes + lot.withheld;
	const isRemoval = act === "LOSS" || act === "SUPPLIER";
	const [boxes, setBoxes] = useState(String(there));
	const [reason, setReason] = useState(lot.isUnsafe && act === "LOSS" ? "DLC passée" : "");
	const [isChecked, setChecked] = useState(false);
	const keyOf = useKey();
	const { mutate, isPending, error } = useMutation({
		mutationFn: () => {
			const given = { reason: reason.trim() };
			if (act === "block") return call(blockLot, { params: { id: lot.id }, body: given });
			if (act === "unblock") return call(unblockLot, { params: { id: lot.id }, body: given });
			const removal = { ...given, boxes: Number(boxes), kind: act };
			return call(removeFromLot, { params: { id: lot.id }, body: { ...removal, key: keyOf(removal) } });
		},
		onSuccess: () => {
			void client.invalidateQueries({ queryKey: ["admin"] });
			onClose();
		},
	});
	const count = Number(boxes);
	const boxesProblem =
		isRemoval && !(Number.isInteger(count) && count > 0 && count <= there)
			? `De 1 à ${formatCount(there, "carton")}.`
			: null;
	const reasonProblem = reason.trim() ? null : "Saisissez un motif.";
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setChecked(true);
		if (!isPending && !boxesProblem && !reasonProblem) mutate();
	};
	return (
		<form onSubmit={submit} noValidate className="flex flex-col gap-5">
			{isRemoval && (
				<TextField
					label="Cartons"
					inputMode="numeric"
					autoComplete="off"
					value={boxes}
					error={isChecked ? boxesProblem : null}
					onChange={({ target }) => setBoxes(target.value.trim())}
				/>
			)}
			<TextField
				label="Motif"
				maxLength={200}
				value={reason}
				error={isChecked ? reasonProblem : null}
				onChange={({ target }) => setReason(target.value)}
			/>
			{error && <Banner tone="error" title={error.message} />}
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<Button type="submit" busy={isPending} busyLabel={ACTS[act].busyLabel} className="flex-1">
					{ACTS[act].label}
				</Button>
				<Button variant="secondary" onClick={onClose} disabled={isPending}>
					Annuler
				</Button>
			</div>
		</form>
	);
}
